import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
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
