import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { messages } from '#db/schema/index.ts';
import type { Message } from '#gateways/message.ts';

export interface Waiting {
  id: string;
  createdAt: Date;
  message: Message;
}

/** The message, if nobody has taken it yet. */
export async function findWaiting(db: Database, id: string): Promise<Waiting | undefined> {
  const { createdAt, message } = messages;
  const [row] = await db.select({ createdAt, message }).from(messages).where(isNow(id, 'waiting'));
  // Only messages are ever written there, and what waits still has its words.
  return row && { id, createdAt: row.createdAt, message: row.message as Message };
}

/**
 * Takes a message that waits, and says whether it was there to take. Whoever dies from here on may
 * have sent it, so it does not wait again by itself.
 */
export async function claim(db: Database, id: string): Promise<boolean> {
  const taken = db.update(messages).set({ state: 'sending' }).where(isNow(id, 'waiting'));
  return (await taken).rowCount === 1;
}

/** Nothing was sent: it waits for another try. */
export async function putBack(db: Database, id: string): Promise<void> {
  await db.update(messages).set({ state: 'waiting' }).where(isNow(id, 'sending'));
}

/** It is out, whatever somebody else thought of it meanwhile. */
export async function markSent(db: Database, id: string): Promise<void> {
  await db
    .update(messages)
    .set({ state: 'sent', sentAt: sql`now()`, message: null })
    .where(eq(messages.id, id));
}

/** Gives up a message that was not sent; says whether it had not been settled before. */
export async function giveUp(db: Database, id: string): Promise<boolean> {
  const { rowCount } = await db
    .update(messages)
    .set({ state: 'failed', message: null })
    .where(and(eq(messages.id, id), inArray(messages.state, ['waiting', 'sending'])));
  return rowCount === 1;
}

function isNow(id: string, state: 'waiting' | 'sending') {
  return and(eq(messages.id, id), eq(messages.state, state));
}
