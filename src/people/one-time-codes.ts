import { randomInt } from 'node:crypto';
import { and, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { isNotAhead } from '#db/lifetime.ts';
import { oneTimeCodes } from '#db/schema/people.ts';
import { deriveKey, keyedHash } from '#lib/derived-keys.ts';

export const CODE_MINUTES = 5;
/** Not a rate: it does not grow in rehearsals. */
const MAX_TRIES = 5;

interface Issue {
  phoneNumber: string;
  secret: string;
  /** The short message that carries it; none where none is sent. */
  messageId: string | undefined;
}

/** Makes a code for a number; only the newest of a number counts. */
export async function issueCode(
  db: Executor,
  { phoneNumber, secret, messageId }: Issue,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await db.insert(oneTimeCodes).values({
    phoneNumber,
    messageId,
    codeHash: hashOf({ phoneNumber, code, secret }),
    expiresAt: sql`now() + make_interval(mins => ${CODE_MINUTES})`,
  });
  return code;
}

/**
 * The fate of a try. Somebody without the code learns only of one that is still waiting: neither that
 * there was another, nor that it was used.
 */
export type RedemptionResult = 'right' | 'spent' | 'used' | 'old' | 'none' | { triesLeft: number };

interface Try {
  phoneNumber: string;
  code: string;
  secret: string;
}

/**
 * Takes the code that was sent last; it holds once. One statement, so that of many tries at the same
 * time just one can be right, and each wrong one is counted.
 */
export async function redeemCode(db: Executor, given: Try): Promise<RedemptionResult> {
  const isRight = sql`${oneTimeCodes.codeHash} = ${hashOf(given)}`;
  const [tried] = await db
    .update(oneTimeCodes)
    .set({
      usedAt: sql`CASE WHEN ${isRight} THEN now() END`,
      tries: sql`${oneTimeCodes.tries} + CASE WHEN ${isRight} THEN 0 ELSE 1 END`,
    })
    .where(
      and(eq(oneTimeCodes.id, newestOf(db, given)), isNull(oneTimeCodes.usedAt), isFresh, hasTries),
    )
    .returning({ usedAt: oneTimeCodes.usedAt, tries: oneTimeCodes.tries });
  if (!tried) return reasonAgainst(db, given);
  if (tried.usedAt) return 'right';
  return tried.tries < MAX_TRIES ? { triesLeft: MAX_TRIES - tried.tries } : 'spent';
}

const life = sql`${oneTimeCodes.expiresAt} - ${oneTimeCodes.createdAt}`;
const isFresh = sql`(${gt(oneTimeCodes.expiresAt, sql`now()`)} and ${isNotAhead(oneTimeCodes.createdAt, life)})`;
const hasTries = lt(oneTimeCodes.tries, MAX_TRIES);

const newestOf = (db: Executor, { phoneNumber }: Pick<Try, 'phoneNumber'>) =>
  db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.phoneNumber, phoneNumber))
    .orderBy(desc(oneTimeCodes.id))
    .limit(1);

/** Why the newest code of a number took no try. */
async function reasonAgainst(db: Executor, given: Try): Promise<RedemptionResult> {
  const [newest] = await db
    .select({
      isRight: sql<boolean>`${oneTimeCodes.codeHash} = ${hashOf(given)}`,
      isUsed: sql<boolean>`${oneTimeCodes.usedAt} IS NOT NULL`,
      isSpent: sql<boolean>`${isFresh} AND NOT ${hasTries}`,
    })
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.id, newestOf(db, given)));
  if (newest?.isSpent) return 'spent';
  if (!newest?.isRight) return 'none';
  return newest.isUsed ? 'used' : 'old';
}

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
function hashOf({ phoneNumber, code, secret }: Try): Buffer {
  return keyedHash(deriveKey(secret, 'one-time codes'), `${phoneNumber}:${code}`);
}
