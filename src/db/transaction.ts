import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Transaction } from './database.ts';
import { createQueuedClient } from './queued-client.ts';
import { sqlStateOf } from './sql-state.ts';

const ATTEMPTS = 3;
/** Lets the other one finish first: at once, the two would collide again. */
const PAUSE_MS = 50;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

/**
 * Runs the work in one transaction: all of it holds, or nothing does. When PostgreSQL ends it
 * because it collided with another one, the work runs again, so it should change nothing outside.
 */
export async function transaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(db, work);
    } catch (error) {
      if (attempt === ATTEMPTS || !collided(error)) throw error;
      await pause(PAUSE_MS * attempt);
    }
  }
}

/** Drizzle's own would leak the connection when BEGIN fails, and give a stuck one back as good. */
async function runOnce<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await db.$client.connect();
  let begun = false;
  try {
    return await drizzle(createQueuedClient(client)).transaction((tx) => {
      begun = true;
      return work(tx);
    });
  } finally {
    const isTidy = begun && client.getTransactionStatus() === 'I';
    client.release(!isTidy);
  }
}

function collided(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === SERIALIZATION_FAILURE || state === DEADLOCK;
}
