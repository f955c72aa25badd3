import { useState } from 'react';
import type { z } from 'zod';
import { ask } from '#client/query.ts';
import type { storedFile } from '#content/declare/files.ts';
import type { image } from '#contract/image.ts';
import { isLanguage } from '#contract/languages.ts';
import type { MediaFile } from '#contract/media-file.ts';
import { takeMediaFile } from '#features/media-library/contract.ts';
import { useToast } from '#ui/console/use-toast.ts';
import { partOf, useEditing } from '../editing-context.ts';
import type { ControlProps } from './control-props.ts';

export type StoredFile = z.output<typeof storedFile>;
type Image = z.output<typeof image>;

/** The file that a field keeps, how to show it, and how to take another one from the library. */
export function useStoredFile({ part, field, initial, onType }: ControlProps) {
  const { collection, draft, saving, languages } = useEditing();
  const toast = useToast();
  const [stored, setStored] = useState(initial as StoredFile | null | undefined);
  const [shown, setShown] = useState<Image | { url: string } | undefined>(
    () => partOf(draft, part)?.files[field.name],
  );

  async function take({ id }: MediaFile): Promise<void> {
    try {
      const query = { id, collection: collection.name, field: field.name };
      const { data } = await ask(takeMediaFile, { query });
      setStored(data.stored);
      setShown(data.image ?? undefined);
      onType(data.stored);
      offerAlts(data.alts);
      offerMeasures(data.stored);
    } catch (error) {
      toast.error(error);
    }
  }

  /** Descriptions of the library stand where nobody wrote one here. */
  function offerAlts(alts: Readonly<Record<string, string>>): void {
    const name = field.beside.alt;
    if (name === undefined) return;
    for (const [language, alt] of Object.entries(alts)) {
      if (!isLanguage(language) || !languages.includes(language)) continue;
      if (saving.base(language) === null || saving.value(language, name)) continue;
      saving.type(language, name, alt);
    }
  }

  /** The pages of a PDF and the seconds of a recording are known from the file. */
  function offerMeasures({ pages, seconds }: StoredFile): void {
    if (field.beside.pages && pages !== undefined) saving.type(part, field.beside.pages, pages);
    if (field.beside.seconds && seconds !== undefined)
      saving.type(part, field.beside.seconds, Math.round(seconds));
  }

  function remove(): void {
    setStored(undefined);
    setShown(undefined);
    onType(undefined);
  }

  return { stored, shown, take, remove };
}
