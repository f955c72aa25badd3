import { notExists, asc, eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '#db/database.ts';
import { letters } from '#db/schema/supporter-desk.ts';
import { transaction } from '#db/transaction.ts';
import { maskContacts } from '#lib/mask-contacts.ts';
import { lexemes } from '#lib/script.ts';
import type { FileLetter, Letter, LetterSource } from '#people/letter-source.ts';
import { personKeys } from '#people/person-keys.ts';
import { columnOf } from './source-column.ts';

const BATCH_SIZE = 500;

/** Puts a new letter before the desk. */
export const fileLetter: FileLetter = (tx, letter) => file(tx, [letter]);

async function file(tx: Executor, some: readonly Letter[]): Promise<void> {
  if (some.length === 0) return;
  await tx.insert(letters).values(some.map(rowOf)).onConflictDoNothing();
}

function rowOf(letter: Letter) {
  const { kind, sourceId, constituency, suspect, isAnswered, dueAt, receivedAt } = letter;
  const state = suspect ? 'suspect' : isAnswered ? 'answered' : 'new';
  return {
    ...({ kind, state, constituency, dueAt, receivedAt } as const),
    ...(kind === 'join' ? { joinId: sourceId } : { grievanceNumber: sourceId }),
    personKeys: personKeys(letter),
    search: sql`${searchOf(letter)}::tsvector`,
  };
}

function searchOf({ name, constituency, number, message }: Letter): string {
  const words = { title: `${name} ${number}`, summary: constituency ?? '', rest: message };
  return lexemes({ ...words, rest: maskContacts(message) }).join(' ');
}

/**
 * Files what came before there was a desk, or past it, as an import does; returns the number. Safe in
 * many processes at once.
 */
export async function fileMissing(
  db: Database,
  sources: readonly LetterSource[],
  signal?: AbortSignal,
): Promise<number> {
  let filed = 0;
  for (const source of sources)
    for (let some = await missing(db, source); some.length > 0; some = await missing(db, source)) {
      signal?.throwIfAborted();
      const found = await source.read(db, some);
      await transaction(db, (tx) => file(tx, found));
      filed += found.length;
      // Rows that went away meanwhile are not asked for again without end.
      if (found.length === 0) break;
    }
  return filed;
}

async function missing(db: Database, { kind, table, id }: LetterSource): Promise<number[]> {
  const filed = db
    .select({ id: letters.id })
    .from(letters)
    .where(eq(columnOf(kind), id));
  const rows = await db
    .select({ id: sql<string>`${id}` })
    .from(table)
    .where(notExists(filed))
    .orderBy(asc(id))
    .limit(BATCH_SIZE);
  return rows.map((row) => Number(row.id));
}
