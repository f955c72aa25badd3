import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { isNotAhead } from '#db/lifetime.ts';
import { oneTimeCodes, receipts } from '#db/schema/people.ts';
import { hashToken, newToken } from '#http/secret-token.ts';
import { lockUser } from './lock-user-row.ts';

const AN_HOUR = 60;
const A_DAY = 24 * AN_HOUR;
const A_WEEK = 7 * A_DAY;

/** The purposes of receipts, and how many minutes each is valid. */
const MINUTES = {
  /** That somebody has a mobile number. */
  verification: 30,
  password: 30,
  /** For whoever proved in their session that it is theirs. */
  passwordInSession: 30,
  registration: A_WEEK,
  parent: A_WEEK,
  confirmAddress: A_DAY,
  /** In the mail that asks. */
  confirmNewsletter: A_WEEK,
  /** In every letter, and good for as long as people keep letters. */
  leaveNewsletter: 10 * 365 * A_DAY,
  /** In every mail of new photos. */
  leaveBoothNotices: 10 * 365 * A_DAY,
} as const;

export type Purpose = keyof typeof MINUTES;

/** Links that tell whoever opens them again what came of them, so that they keep what they held. */
const TELLING_AFTERWARDS: ReadonlySet<string> = new Set<Purpose>(['confirmNewsletter']);

interface Issue {
  /** The owner, where they have an account. */
  userId?: string | undefined;
  holds?: object;
}

/** Makes a receipt and gives what stands in the link; it is kept nowhere. */
export async function issueReceipt(tx: Executor, purpose: Purpose, issue: Issue): Promise<string> {
  const [token = ''] = await issueReceipts(tx, purpose, [issue]);
  return token;
}

/** Makes many receipts, and gives what stands in their links, in the order of the issues. */
export async function issueReceipts(
  tx: Executor,
  purpose: Purpose,
  issues: readonly Issue[],
): Promise<string[]> {
  if (issues.length === 0) return [];
  const tokens = issues.map(() => newToken());
  const expiresAt = sql`now() + make_interval(mins => ${MINUTES[purpose]})`;
  const rows = issues.map(({ userId, holds = {} }, at) => {
    const tokenHash = hashToken(tokens[at] ?? '');
    return { purpose, userId, holds, tokenHash, expiresAt };
  });
  await tx.insert(receipts).values(rows);
  return tokens;
}

/** Makes the proof of a mobile number. */
export const issueVerification = (tx: Executor, phoneNumber: string) =>
  issueReceipt(tx, 'verification', { holds: { phoneNumber } });

/** Makes the receipts of a user for some purposes worthless. */
export const voidReceipts = (tx: Executor, userId: string, ...purposes: [Purpose, ...Purpose[]]) =>
  tx.delete(receipts).where(and(eq(receipts.userId, userId), inArray(receipts.purpose, purposes)));

/** A number that changes hands: codes that wait for it, and proofs that somebody has it, are worthless. */
export async function voidNumber(tx: Executor, phoneNumber: string): Promise<void> {
  const isWaiting = and(eq(oneTimeCodes.phoneNumber, phoneNumber), isNull(oneTimeCodes.usedAt));
  await tx
    .update(oneTimeCodes)
    // A life of nothing: one that ends now would begin again when the clock is set back.
    .set({ expiresAt: oneTimeCodes.createdAt })
    .where(isWaiting);
  await tx
    .delete(receipts)
    .where(
      and(
        eq(receipts.purpose, 'verification'),
        sql`${receipts.holds}->>'phoneNumber' = ${phoneNumber}`,
      ),
    );
}

export interface FoundReceipt<Purposes extends Purpose> {
  purpose: Purposes;
  userId: string | null;
  holds: unknown;
}

const isGood = and(
  isNull(receipts.usedAt),
  gt(receipts.expiresAt, sql`now()`),
  isNotAhead(receipts.createdAt, sql`${receipts.expiresAt} - ${receipts.createdAt}`),
);
const found = { purpose: receipts.purpose, userId: receipts.userId, holds: receipts.holds };

const isWith = (purposes: readonly Purpose[], token: string) =>
  and(eq(receipts.tokenHash, hashToken(token)), inArray(receipts.purpose, [...purposes]));

/** Reads a receipt of one of the purposes without using it; undefined when it is no good. */
export async function findReceipt<Purposes extends Purpose>(
  db: Executor,
  purposes: readonly Purposes[],
  token: string,
): Promise<FoundReceipt<Purposes> | undefined> {
  const matchesToken = isWith(purposes, token);
  const [receipt] = await db.select(found).from(receipts).where(and(matchesToken, isGood));
  return receipt as FoundReceipt<Purposes> | undefined;
}

/** Reads a receipt whether it is good, used or too old, to tell what came of it. */
export async function findAnyReceipt<Purposes extends Purpose>(
  db: Executor,
  purposes: readonly Purposes[],
  token: string,
): Promise<FoundReceipt<Purposes> | undefined> {
  const [receipt] = await db.select(found).from(receipts).where(isWith(purposes, token));
  return receipt as FoundReceipt<Purposes> | undefined;
}

/**
 * Uses a receipt of one of the purposes up, inside a transaction; undefined when it is unknown, used
 * or too old. What it held is kept no longer, unless its link tells afterwards. Its owner is locked
 * first, as everywhere, so that no two transactions wait for each other.
 */
export async function redeemReceipt<Purposes extends Purpose>(
  tx: Executor,
  purposes: readonly Purposes[],
  token: string,
): Promise<FoundReceipt<Purposes> | undefined> {
  const owner = (await findReceipt(tx, purposes, token))?.userId;
  if (owner && !(await lockUser(tx, { id: owner }))) return undefined;
  const matchesToken = isWith(purposes, token);
  const [receipt] = await tx
    .select(found)
    .from(receipts)
    .where(and(matchesToken, isGood))
    .for('update');
  if (!receipt) return undefined;
  const holds = TELLING_AFTERWARDS.has(receipt.purpose) ? receipt.holds : {};
  await tx
    .update(receipts)
    .set({ usedAt: sql`now()`, holds })
    .where(matchesToken);
  return receipt as FoundReceipt<Purposes>;
}

/** Uses the proof of a mobile number up and gives the number; undefined for one that is no good. */
export const useVerification = async (tx: Executor, token: string) =>
  numberOf(await redeemReceipt(tx, ['verification'], token));

/** The number that a verification stands for. */
export const numberOf = (proof: { holds: unknown } | '' | undefined) =>
  (proof ? (proof.holds as { phoneNumber?: string }) : undefined)?.phoneNumber;
