import { allOf, useCallQuery } from '#client/query.ts';
import type { Json } from '#content/declare/draft-shapes.ts';
import { allLanguages } from '#contract/languages.ts';
import { readDraft } from '#features/editing/contract.ts';
import { findSettings } from '../contract.ts';
import { mergedSettings } from './merged-settings.ts';
import { COLLECTION } from './save-typed.ts';
import { useSending } from './use-sending.ts';
import { among, useTyped } from './use-typed.ts';
import type { Part } from './use-typed.ts';

/**
 * The settings as they are typed: read, changed on this screen, and sent at once. With a name, what was
 * typed stays on the device until it is sent. What others save meanwhile comes in beside it.
 */
export function useSettings(keptAs?: string) {
  const found = useCallQuery(findSettings, { query: { slug: 'campaign' } });
  const id = found.data?.data.id ?? '';
  const draft = useCallQuery(
    readDraft,
    { query: { collection: COLLECTION, id } },
    { enabled: id !== '' },
  );
  const read = allOf(found, draft);
  const kept = useTyped(keptAs);
  const parts = draft.data?.data.parts ?? [];
  const { typed, ...merged } = mergedSettings(kept, draft.data?.data.parts);
  const sending = useSending({ id, parts, kept });

  return {
    id,
    isLoading: read.isPending,
    error: read.error,
    retry: () => void read.refetch(),
    languages: allLanguages.filter((each) => parts.some(({ part }) => part === each)),
    /** Whether anything differs from what is live. */
    hasChanges: Object.keys(typed).length > 0 || sending.isSavedNotLive,
    hasChangesIn: (fields: readonly string[]) => Object.keys(among(typed, fields)).length > 0,
    /** Whether somebody else has to approve, and there is somebody. */
    needsReview: draft.data?.data.fourEyes.length !== 0,
    live: found.data?.data,
    ...merged,
    /** How often something was not sent because somebody has to choose. */
    stops: sending.stops,
    /** The public address of a picture that is kept, not of one that was just chosen. */
    fileOf: (part: Part, field: string) => parts.find((each) => each.part === part)?.files[field],
    problemOf: sending.problemOf,
    leave: sending.leave,
    publish: sending.publish,
    submit: sending.submit,
  };
}

export type Settings = ReturnType<typeof useSettings>;
export type { Json, Part };
