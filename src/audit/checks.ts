import { desc, eq } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { auditChecks } from '#db/schema/audit.ts';
import { verifyChain } from './verify-chain.ts';
import type { Verdict } from './verify-chain.ts';

export type Check = typeof auditChecks.$inferSelect;

/** The last time that the chain was read. */
export async function lastCheck(db: Executor): Promise<Check | undefined> {
  const [check] = await db.select().from(auditChecks).orderBy(desc(auditChecks.id)).limit(1);
  return check;
}

/** Reads the chain, which must still contain the head that was found whole last. */
export async function checkChain(db: Executor, signal?: AbortSignal): Promise<Verdict> {
  const [earlier] = await db
    .select()
    .from(auditChecks)
    .where(eq(auditChecks.isWhole, true))
    .orderBy(desc(auditChecks.id))
    .limit(1);
  return verifyChain(db, { ...(earlier && { earlier }), ...(signal && { signal }) });
}

/** Keeps the result of a reading. */
export async function keepCheck(db: Executor, { isWhole, head }: Verdict): Promise<void> {
  await db.insert(auditChecks).values({ isWhole, ...pickHead(head) });
}

const pickHead = ({ position, hash }: Verdict['head']) => ({ position, hash });
