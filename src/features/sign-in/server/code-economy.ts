import { desc, eq, sql } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Database } from '#db/database.ts';
import { oneTimeCodes, users } from '#db/schema/index.ts';
import type { Caller } from '#http/caller.ts';

/** So many codes that nobody enters look like pumping: sending for the money of it. */
const LOOK_BACK = 200;
const LEAST_ENTERED = 0.2;

interface Economy {
  db: Database;
  /** `LIMITS_SCALE`. */
  scale: number;
}

/**
 * Whether a code may be sent now, with regard to what all of them cost. Numbers with an account have
 * a fifth of the budget to themselves, and are served while others are suspected.
 */
export async function isAffordable(
  { db, scale }: Economy,
  phoneNumber: string,
  caller: Caller,
): Promise<boolean> {
  const isKnown = await hasAccount(db, phoneNumber);
  if (!isKnown && (await looksPumped(db, scale))) {
    caller.log.error({}, 'Hardly any of the last codes was entered: new numbers get none for now');
    return false;
  }
  const budgets = isKnown
    ? (['codesHour', 'codesDay'] as const)
    : (['codesHourNew', 'codesDayNew', 'codesHour', 'codesDay'] as const);
  try {
    for (const budget of budgets) await caller.draw(budget, 'all');
    return true;
  } catch (reason) {
    if (!(reason instanceof Problem) || reason.code !== 'tooMany') throw reason;
    caller.log.error({}, 'The budget for codes is used up');
    return false;
  }
}

async function hasAccount(db: Database, phoneNumber: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.phoneNumber, phoneNumber));
  return found.length > 0;
}

/** A rehearsal, which has larger limits, enters none of its codes. */
async function looksPumped(db: Database, scale: number): Promise<boolean> {
  if (scale > 1) return false;
  const last = db
    .select({ usedAt: oneTimeCodes.usedAt })
    .from(oneTimeCodes)
    .orderBy(desc(oneTimeCodes.id))
    .limit(LOOK_BACK)
    .as('last');
  const [found] = await db
    .select({
      sent: sql<number>`count(*)::int`,
      entered: sql<number>`count(${last.usedAt})::int`,
    })
    .from(last);
  if (!found || found.sent < LOOK_BACK) return false;
  return found.entered / found.sent < LEAST_ENTERED;
}
