import { inArray } from 'drizzle-orm';
import type { LetterState } from '#contract/letters.ts';
import { invalid } from '#contract/problems.ts';
import type { Transaction } from '#db/database.ts';
import { letters } from '#db/schema/supporter-desk.ts';
import { parseDay } from '#lib/clock.ts';
import { agentsWith } from '#people/realms/agent-directory.ts';
import { lockLetters, note } from './lock-letters.ts';
import type { LetterRecord } from './source-column.ts';

/** The last minute of a day: what is due that day is late from the next one on. */
const LAST_MINUTE_MS = (24 * 60 - 1) * 60_000;

/** Gives letters to an agent who may work on them, or to nobody. */
export async function assign(
  tx: Transaction,
  ids: readonly number[],
  assigneeId: string | null,
  by: string,
): Promise<void> {
  if (assigneeId !== null) await requireAssignee(tx, assigneeId);
  const changed = (await lockLetters(tx, ids)).filter((each) => each.assigneeId !== assigneeId);
  await update(tx, changed, { assigneeId });
  await note(tx, changed, by, { kind: 'assigned', value: assigneeId });
}

async function requireAssignee(tx: Transaction, id: string): Promise<void> {
  const able = await agentsWith(tx, 'supporters:write');
  if (!able.some((each) => each.id === id))
    throw invalid({ param: 'assigneeId', msg: 'Choose somebody from the list' });
}

export async function setState(
  tx: Transaction,
  ids: readonly number[],
  state: LetterState,
  by: string,
): Promise<void> {
  const changed = (await lockLetters(tx, ids)).filter((each) => each.state !== state);
  await update(tx, changed, { state });
  await note(tx, changed, by, { kind: 'state', value: state });
}

/** Sets the day by which a letter is answered; the whole day counts. */
export async function setDue(
  tx: Transaction,
  id: number,
  day: string | null,
  by: string,
): Promise<void> {
  const found = await lockLetters(tx, [id]);
  const begin = day === null ? undefined : parseDay(day);
  const dueAt = begin ? new Date(begin.getTime() + LAST_MINUTE_MS) : null;
  await update(tx, found, { dueAt });
  await note(tx, found, by, { kind: 'due', value: day });
}

export async function addNote(
  tx: Transaction,
  id: number,
  words: string,
  by: string,
): Promise<void> {
  await note(tx, await lockLetters(tx, [id]), by, { kind: 'note', words });
}

type Changes = Partial<Pick<LetterRecord, 'assigneeId' | 'state' | 'dueAt' | 'mergedInto'>>;

/** Changes letters that are locked. */
export async function update(
  tx: Transaction,
  some: readonly Pick<LetterRecord, 'id'>[],
  changes: Changes,
): Promise<void> {
  if (some.length === 0) return;
  const ids = some.map(({ id }) => id);
  await tx.update(letters).set(changes).where(inArray(letters.id, ids));
}
