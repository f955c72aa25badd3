import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database, Executor } from '#db/database.ts';
import { messages } from '#db/schema/messages.ts';
import type { Message } from './message.ts';

export interface PendingMessage {
  id: string;
  createdAt: Date;
  message: Message;
  /** Whether a live process has claimed it; else, whether the process that claimed it is gone. */
  isInHand: boolean;
  isAbandoned: boolean;
  /** The number of attempts with an unknown outcome. */
  doubts: number;
}

/** Longer than any gateway takes; a process that claimed a message before that is gone. */
const GONE_AFTER_MS = 45_000;

const isGone = sql`coalesce(${messages.takenAt}, 'epoch') < now() - ${GONE_AFTER_MS} * interval '1 ms'`;

/** Finds a message that is neither sent nor failed. */
export async function findPending(db: Database, id: string): Promise<PendingMessage | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(messages), isGone: sql<boolean>`${isGone}` })
    .from(messages)
    .where(isUnsettled(id));
  if (!row) return undefined;
  const isTaken = row.state === 'sending';
  return {
    id,
    createdAt: row.createdAt,
    // Only messages are ever written there, and what is not settled still has its words.
    message: row.message as Message,
    isInHand: isTaken && !row.isGone,
    isAbandoned: isTaken && row.isGone,
    doubts: row.doubts,
  };
}

/**
 * Claims a message that waits, or whose claimant is gone, which counts as a doubt. Returns whether it
 * was claimed: of many attempts at once, one succeeds.
 */
export async function claim(db: Database, id: string): Promise<boolean> {
  const isFree = sql`(${messages.state} = 'waiting' OR (${messages.state} = 'sending' AND ${isGone}))`;
  const taken = db
    .update(messages)
    .set({
      state: 'sending',
      takenAt: sql`now()`,
      doubts: sql`${messages.doubts} + CASE WHEN ${messages.state} = 'sending' THEN 1 ELSE 0 END`,
    })
    .where(and(eq(messages.id, id), isFree));
  return (await taken).rowCount === 1;
}

/** Releases a message for another attempt: it was not sent or, in doubt, its outcome is unknown. */
export async function release(db: Database, id: string, inDoubt: boolean): Promise<void> {
  await db
    .update(messages)
    .set({ state: 'waiting', doubts: sql`${messages.doubts} + ${inDoubt ? 1 : 0}` })
    .where(and(eq(messages.id, id), eq(messages.state, 'sending')));
}

/** Puts a message off: it may not go out before this moment, and its age counts from there. */
export async function postpone(tx: Executor, id: string, until: Date): Promise<void> {
  await tx.update(messages).set({ createdAt: until }).where(isUnsettled(id));
}

/** Marks a message as sent, whatever another process assumed meanwhile. */
export async function markSent(db: Database, id: string): Promise<void> {
  await db
    .update(messages)
    .set({ state: 'sent', sentAt: sql`now()`, message: null })
    .where(eq(messages.id, id));
}

/** Marks a message as failed that was not sent, or may have been. */
export async function markFailed(db: Database, id: string): Promise<void> {
  await db.update(messages).set({ state: 'failed', message: null }).where(isUnsettled(id));
}

function isUnsettled(id: string) {
  return and(eq(messages.id, id), inArray(messages.state, ['waiting', 'sending']));
}
