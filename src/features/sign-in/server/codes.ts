import { createHmac, randomInt } from 'node:crypto';
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { oneTimeCodes } from '#db/schema/index.ts';

export const CODE_MINUTES = 5;
/** Not a rate: it does not grow in rehearsals. */
const MOST_TRIES = 5;

/** Makes a code for a number; only the newest of a number counts. */
export async function issueCode(
  db: Executor,
  phoneNumber: string,
  secret: string,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await db.insert(oneTimeCodes).values({
    phoneNumber,
    codeHash: hashCode(code, phoneNumber, secret),
    expiresAt: sql`now() + make_interval(mins => ${CODE_MINUTES})`,
  });
  return code;
}

/**
 * Whether a code is the one that was sent last; it holds once. One statement, so that of many tries
 * at the same time just one can be right, and each wrong one is counted.
 */
export async function redeemCode(
  db: Executor,
  { phoneNumber, code, secret }: { phoneNumber: string; code: string; secret: string },
): Promise<boolean> {
  const codeHash = hashCode(code, phoneNumber, secret);
  const newest = db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.phoneNumber, phoneNumber))
    .orderBy(desc(oneTimeCodes.id))
    .limit(1);
  const isRight = sql`${oneTimeCodes.codeHash} = ${codeHash}`;
  const [tried] = await db
    .update(oneTimeCodes)
    .set({
      usedAt: sql`CASE WHEN ${isRight} THEN now() END`,
      tries: sql`${oneTimeCodes.tries} + CASE WHEN ${isRight} THEN 0 ELSE 1 END`,
    })
    .where(
      and(
        eq(oneTimeCodes.id, newest),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, sql`now()`),
        sql`${oneTimeCodes.tries} < ${MOST_TRIES}`,
      ),
    )
    .returning({ usedAt: oneTimeCodes.usedAt });
  return Boolean(tried?.usedAt);
}

/** Codes that wait for a number stop counting. */
export const voidCodes = (db: Executor, phoneNumber: string) =>
  db
    .update(oneTimeCodes)
    .set({ expiresAt: sql`now()` })
    .where(and(eq(oneTimeCodes.phoneNumber, phoneNumber), isNull(oneTimeCodes.usedAt)));

/** How many codes a number got in the last seven minutes. */
export async function recentCodes(db: Executor, phoneNumber: string): Promise<number> {
  const isRecent = gt(oneTimeCodes.createdAt, sql`now() - interval '7 minutes'`);
  const [found] = await db
    .select({ sent: count() })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.phoneNumber, phoneNumber), isRecent));
  return found?.sent ?? 0;
}

/** With the number, so that the same digits of two numbers do not look alike. */
function hashCode(code: string, phoneNumber: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${phoneNumber}:${code}`).digest();
}
