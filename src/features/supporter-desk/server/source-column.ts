import { letters } from '#db/schema/supporter-desk.ts';
import type { LetterKind, LetterSource } from '#people/letter-source.ts';

/** A letter of the desk, as its row has it. */
export type LetterRecord = Omit<typeof letters.$inferSelect, 'search' | 'personKeys'>;

const columns = { join: letters.joinId, grievance: letters.grievanceNumber };

/** The column that leads to the letters of a kind where they came in. */
export const columnOf = (kind: LetterKind) => columns[kind];

/** The key of a letter where it came in. */
export function sourceIdOf({
  joinId,
  grievanceNumber,
}: Pick<LetterRecord, 'joinId' | 'grievanceNumber'>): number {
  return joinId ?? grievanceNumber ?? 0;
}

export function sourceOf(sources: readonly LetterSource[], kind: LetterKind): LetterSource {
  const found = sources.find((source) => source.kind === kind);
  if (!found) throw new Error(`Nobody hands out letters of the kind ${kind}`);
  return found;
}
