import { useQueryClient } from '@tanstack/react-query';
import { ask, queryKey, useCallQuery } from '#client/query.ts';
import { allLanguages } from '#contract/languages.ts';
import { readDraft, saveDraftPart } from '#features/editing/contract.ts';
import { readFirstRun } from '#features/first-run/contract.ts';
import { publishDraft } from '#features/publishing/contract.ts';
import { submitForReview } from '#features/reviews/contract.ts';
import { findSettings } from '../contract.ts';
import { among, useTyped } from './use-typed.ts';
import type { Content, Json, Part, SettingsDraft } from './use-typed.ts';

const COLLECTION = 'settings';
/** Fields of a document itself; all others of a language are among its words. */
const OWN = ['title', 'summary'];

/**
 * The settings as they are typed: read, changed on this screen, and sent at once. With a name, what was
 * typed stays on the device until it is sent.
 */
export function useSettings(keptAs?: string) {
  const queries = useQueryClient();
  const found = useCallQuery(findSettings, { query: { slug: 'campaign' } });
  const id = found.data?.data.id ?? '';
  const draft = useCallQuery(
    readDraft,
    { query: { collection: COLLECTION, id } },
    { enabled: id !== '' },
  );
  const firstRun = useCallQuery(readFirstRun);
  const { typed, change, forget } = useTyped(keptAs);
  const parts = draft.data?.data.parts ?? [];
  const contentOf = (part: Part): Content =>
    parts.find((each) => each.part === part)?.content ?? {};

  const valueOf = (part: Part, field: string): Json | undefined => {
    const changed = typed[part];
    if (changed && field in changed) return changed[field];
    const content = contentOf(part);
    if (part === 'facts' || OWN.includes(field)) return content[field];
    return (content['words'] as Content | undefined)?.[field];
  };

  const save = (fields?: readonly string[]) => saveTyped(id, parts, among(typed, fields));

  async function refresh(fields?: readonly string[]): Promise<void> {
    forget(fields);
    const stale = [findSettings, readDraft, readFirstRun];
    await Promise.all(stale.map((each) => queries.invalidateQueries({ queryKey: queryKey(each) })));
  }

  return {
    id,
    isLoading: !draft.data || !firstRun.data,
    error: found.error ?? draft.error,
    retry: () => void (found.error ? found.refetch() : draft.refetch()),
    languages: allLanguages.filter((each) => parts.some(({ part }) => part === each)),
    hasChanges: Object.keys(typed).length > 0,
    hasChangesIn: (fields: readonly string[]) => Object.keys(among(typed, fields)).length > 0,
    /** Whether somebody else has to approve, and there is somebody. */
    needsReview: draft.data?.data.fourEyes !== false && firstRun.data?.data.isAlone !== true,
    live: found.data?.data,
    valueOf,
    /** The public address of a picture that is kept, not of one that was just chosen. */
    fileOf: (part: Part, field: string) => parts.find((each) => each.part === part)?.files[field],
    change,
    leave: () => forget(),
    /** Makes what was typed public at once, or some fields of it. */
    async publish(fields?: readonly string[]): Promise<void> {
      const revisions = await save(fields);
      await ask(publishDraft, { body: { collection: COLLECTION, id, revisions } });
      await refresh(fields);
    },
    /** Sends what was typed, or some fields of it, to somebody who may publish it. */
    async submit(fields?: readonly string[]): Promise<void> {
      const revisions = await save(fields);
      await ask(submitForReview, { body: { collection: COLLECTION, id, revisions } });
      await refresh(fields);
    },
  };
}

export type Settings = ReturnType<typeof useSettings>;
export type { Json, Part };

/** Saves the fields of each part that were typed in; returns their new revisions. */
async function saveTyped(
  id: string,
  parts: readonly { part: string; revision: number; content: Content }[],
  typed: SettingsDraft,
): Promise<Record<string, number>> {
  const revisions: Record<string, number> = {};
  for (const [part, fields] of Object.entries(typed) as [Part, Content][]) {
    const before = parts.find((each) => each.part === part);
    const content = merged(part, before?.content ?? {}, fields);
    const body = { collection: COLLECTION, id, part, content, base: before?.revision ?? null };
    revisions[part] = (await ask(saveDraftPart, { body })).data.revision;
  }
  return revisions;
}

/** An emptied field is left out, as one that was never filled in. */
function merged(part: Part, before: Content, fields: Content): Content {
  const filled = (content: Content) =>
    Object.fromEntries(
      Object.entries(content).filter(([, value]) => value !== '' && value !== null),
    );
  if (part === 'facts') return filled({ ...before, ...fields });
  const own = Object.entries(fields).filter(([name]) => OWN.includes(name));
  const words = Object.entries(fields).filter(([name]) => !OWN.includes(name));
  return {
    summary: null,
    body: null,
    ...before,
    ...Object.fromEntries(own),
    words: filled({ ...(before['words'] as Content | undefined), ...Object.fromEntries(words) }),
  };
}
