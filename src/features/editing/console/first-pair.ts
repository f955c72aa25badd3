import type { RevisionRow } from './revision-list.tsx';

type Row = Pick<RevisionRow, 'id' | 'part' | 'fields' | 'isLive' | 'isNewest'>;

/**
 * The revisions that are compared first, out of a history that begins with the newest: as B the newest text
 * that differs from the public one, else the newest change; as A what the public reads, or the one before.
 */
export function firstPair<R extends Row>(
  rows: readonly R[],
): { a: R | undefined; b: R | undefined } {
  const livePart = new Set(rows.filter(({ isLive }) => isLive).map(({ part }) => part));
  const parts = Map.groupBy(rows, ({ part }) => part);
  const comparable = rows.filter(({ part }) => (parts.get(part)?.length ?? 0) > 1);
  const b =
    comparable.find(({ part, isNewest, isLive }) => isNewest && !isLive && livePart.has(part)) ??
    comparable.find(({ fields }) => fields.length > 0) ??
    rows[0];
  const same = rows.filter(({ part, id }) => part === b?.part && id !== b.id);
  return { a: same.find(({ isLive }) => isLive) ?? same[0], b };
}
