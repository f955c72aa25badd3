import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import type { DataSubject } from '#db/personal-data.ts';
import { users } from '#db/schema/people.ts';
import { visitors } from './realms/visitors.ts';

/** Shuts an account at once, on every device; its rows are erased by the job that follows. */
export async function closeAccount(tx: Executor, id: string): Promise<void> {
  await tx
    .update(users)
    .set({ erasedAt: sql`now()` })
    .where(eq(users.id, id));
  await visitors.sessions.endAll(tx, id);
}

/**
 * Finds the accounts among these that were closed and are not erased yet, as the keys by which their
 * data is found.
 */
export async function findClosed(db: Executor, ids: readonly string[]): Promise<DataSubject[]> {
  if (ids.length === 0) return [];
  const { id: userId, email, phoneNumber, erasedAt } = users;
  return db
    .select({ userId, email, phoneNumber })
    .from(users)
    .where(and(inArray(userId, [...ids]), isNotNull(erasedAt)));
}
