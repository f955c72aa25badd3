import { useQueries } from '@tanstack/react-query';
import { ask, queryKey } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { readDraft } from '#features/editing/contract.ts';
import { compareRevisions } from '#features/revisions/contract.ts';
import { COLLECTION } from './save-typed.ts';

export type WrittenPart = ReplyOf<typeof readDraft>['data']['parts'][number];
type NotLivePart = WrittenPart & { liveRevision: number };

/** With these, what is written waits for somebody or for its hour. */
const UNDER_WAY = ['in-review', 'approved', 'scheduled'];

/** The parts in which what is written differs from what is live, and nothing is under way. */
export function useNotLive(id: string, parts: readonly WrittenPart[]): NotLivePart[] {
  const later = parts.filter(
    (part): part is NotLivePart =>
      part.liveRevision !== null &&
      part.liveRevision !== part.revision &&
      !UNDER_WAY.includes(part.state),
  );
  // Words that were put back are a later revision with those of the live one.
  const compared = useQueries({
    queries: later.map(({ liveRevision, revision }) => {
      const query = { collection: COLLECTION, id, a: liveRevision, b: revision };
      return {
        queryKey: queryKey(compareRevisions, { query }),
        queryFn: ({ signal }: { signal: AbortSignal }) => ask(compareRevisions, { query }, signal),
      };
    }),
  });
  return later.filter((_, at) => (compared[at]?.data?.data.fields.length ?? 0) > 0);
}
