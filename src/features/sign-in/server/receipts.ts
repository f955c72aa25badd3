import { and, eq } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { receipts } from '#db/schema/index.ts';
import { makeReceipt, useReceipt } from '#http/receipts.ts';

/** What each receipt is for, and how many minutes it holds. */
const MINUTES = {
  verification: 30,
  password: 30,
  registration: 7 * 24 * 60,
  parent: 7 * 24 * 60,
  confirmAddress: 24 * 60,
} as const;

type Purpose = keyof typeof MINUTES;

interface Issue {
  userId?: string | undefined;
  holds?: object;
}

/** Makes a receipt and gives what stands in the link. */
export const issueReceipt = (db: Executor, purpose: Purpose, { userId, holds = {} }: Issue) =>
  makeReceipt(db, { purpose, userId, holds, minutes: MINUTES[purpose] });

/** Makes all other receipts of a user for a purpose worthless. */
export const voidReceipts = (db: Executor, userId: string, purpose: Purpose) =>
  db.delete(receipts).where(and(eq(receipts.userId, userId), eq(receipts.purpose, purpose)));

/** Uses the proof of a mobile number up and gives the number; undefined for one that is no good. */
export async function takeVerification(tx: Executor, token: string): Promise<string | undefined> {
  const proof = await useReceipt(tx, ['verification'], token);
  return (proof?.holds as { phoneNumber?: string } | undefined)?.phoneNumber;
}
