import { useState } from 'react';
import type { z } from 'zod';
import { ask } from '#client/query.ts';
import type { storedFile } from '#content/declare/files.ts';
import type { image } from '#contract/image.ts';
import type { Language } from '#contract/languages.ts';
import type { MediaFile } from '#contract/media-file.ts';
import { takeMediaFile } from '#features/media-library/contract.ts';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { partOf, useEditing } from '../editing-context.ts';
import type { ControlProps } from './control-props.ts';

export type StoredFile = z.output<typeof storedFile>;
type Image = z.output<typeof image>;

/** The file that a field keeps, how to show it, and how to take another one from the library. */
export function useStoredFile({ part, field, initial, onType }: ControlProps) {
  const { collection, draft, saving, languages } = useEditing();
  const say = useSay();
  const toast = useToast();
  const [stored, setStored] = useState(initial as StoredFile | null | undefined);
  const [shown, setShown] = useState<Image | { url: string } | undefined>(
    () => partOf(draft, part)?.files[field.name],
  );

  async function take({ id }: MediaFile): Promise<void> {
    try {
      const query = { id, collection: collection.name, field: field.name };
      const { data } = await ask(takeMediaFile, { query });
      const isOther = data.stored.key !== stored?.key;
      setStored(data.stored);
      setShown(data.image ?? undefined);
      onType(data.stored);
      takeAlts(data.alts, isOther);
      offerMeasures(data.stored);
    } catch (error) {
      toast.error(error);
    }
  }

  /**
   * Descriptions of the library stand where nobody wrote one here. Those of another picture go, because
   * they would tell what is not in this one.
   */
  function takeAlts(alts: Partial<Record<Language, string>>, isOther: boolean): void {
    const name = field.beside.alt;
    if (name === undefined) return;
    const written = languages.filter((language) => saving.value(language, name));
    const begun = languages.filter((language) => saving.base(language) !== null);
    const offered = begun.filter((language) => alts[language] && !written.includes(language));
    const replaced = isOther ? written : [];
    for (const language of [...offered, ...replaced]) saving.put(language, name, alts[language]);
    if (replaced.some((language) => !alts[language]))
      toast.success(
        say(
          'Say what this picture shows: the words of the one before are taken out',
          'लिखें, इस तस्वीर में क्या है: पिछली तस्वीर के शब्द हटा दिए गए',
        ),
      );
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
