import { eq, inArray } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import { publishChange } from '#db/cache-tags.ts';
import type { Executor, Transaction } from '#db/database.ts';
import { polls, silenceOverrides } from '#db/schema/election-clock.ts';
import { outdated } from '#http/outdated.ts';
import { constituencyKey, silenceBefore } from '../contract/when-may-go-out.ts';
import { clockTag } from './clock.ts';

type PollRow = typeof polls.$inferSelect;

export const isSilent = (closesAt: Date, now: Date): boolean =>
  silenceBefore(closesAt).from <= now && now < closesAt;

interface NewPolls {
  constituencies: readonly string[];
  closesAt: Date;
  enteredBy: string;
}

/**
 * Enters poll dates, each in place of an earlier one; what was let out at the earlier one is held again.
 * Returns whether a silence that is on ends by that.
 */
export async function savePolls(
  tx: Transaction,
  { constituencies, closesAt, enteredBy }: NewPolls,
): Promise<{ ids: string[]; endsSilence: boolean }> {
  const now = new Date();
  const known = await lockPolls(tx, constituencies);
  const ids: string[] = [];
  for (const constituency of constituencies) {
    const before = known.get(constituencyKey(constituency));
    if (before?.closesAt.getTime() === closesAt.getTime()) continue;
    if (before) await tx.delete(silenceOverrides).where(eq(silenceOverrides.pollId, before.id));
    const key = constituencyKey(constituency);
    const row = { constituency, key, closesAt, enteredBy, enteredAt: now };
    const [saved] = await tx
      .insert(polls)
      .values(row)
      .onConflictDoUpdate({ target: polls.key, set: row })
      .returning({ id: polls.id });
    if (saved) ids.push(saved.id);
  }
  const endsSilence = [...known.values()].some(
    (before) =>
      isSilent(before.closesAt, now) && (closesAt < before.closesAt || !isSilent(closesAt, now)),
  );
  await publishChange(tx, [clockTag]);
  return { ids, endsSilence };
}

async function lockPolls(
  tx: Transaction,
  constituencies: readonly string[],
): Promise<Map<string, PollRow>> {
  const rows = await tx
    .select()
    .from(polls)
    .where(inArray(polls.key, constituencies.map(constituencyKey)))
    .orderBy(polls.id)
    .for('update');
  return new Map(rows.map((row) => [row.key, row]));
}

/** Removes a poll, and tells whether its silence was on. */
export async function removePoll(
  tx: Transaction,
  { id, closesAt }: { id: string; closesAt?: string | undefined },
): Promise<boolean> {
  const [poll] = await tx.select().from(polls).where(eq(polls.id, id)).for('update');
  if (!poll) throw new Problem('notFound');
  requireSeen(poll, closesAt);
  await tx.delete(polls).where(eq(polls.id, id));
  await publishChange(tx, [clockTag]);
  return isSilent(poll.closesAt, new Date());
}

/** Throws `conflict` for a poll that somebody moved since its caller saw its date. */
export function requireSeen({ closesAt }: PollRow, seen: string | undefined): void {
  if (seen === undefined || closesAt.getTime() === Date.parse(seen)) return;
  throw outdated();
}

interface Letting {
  pollIds: readonly string[];
  kind: string | null;
  item: string | null;
  reason: string;
  agentId: string;
}

/** Lets something out, and tells the ids of the entries. */
export async function letOut(tx: Executor, { pollIds, ...given }: Letting): Promise<string[]> {
  const rows = pollIds.map((pollId) => ({ pollId, ...given }));
  const made = await tx
    .insert(silenceOverrides)
    .values(rows)
    .returning({ id: silenceOverrides.id });
  await publishChange(tx, [clockTag]);
  return made.map(({ id }) => id);
}

export async function endOverride(tx: Executor, id: string): Promise<void> {
  const ended = await tx.delete(silenceOverrides).where(eq(silenceOverrides.id, id)).returning();
  if (ended.length === 0) throw new Problem('notFound');
  await publishChange(tx, [clockTag]);
}
