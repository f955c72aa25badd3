import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import {
  grievances,
  joinSubmissions,
  messages,
  newsletterSubscribers,
  oneTimeCodes,
  receipts,
  sessions,
  users,
} from '#db/schema/index.ts';

/** By this a link to leave the newsletter goes on working when nobody knows any more whose it is. */
const LEAVING = 'leaveNewsletter';
const GOODBYE = 'accountErased';

/**
 * Forgets somebody: the account with photo, identities and receipts, and everything under the
 * address and number that were proven to be theirs. Consents stay; their id leads nowhere then.
 * Does nothing for who is forgotten already.
 */
export async function eraseUser(tx: Executor, userId: string): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  const { email, phoneNumber } = user;
  await tx.delete(sessions).where(and(eq(sessions.ownerId, userId), eq(sessions.kind, 'user')));
  await blankGrievances(tx, userId, email);
  if (email) await eraseUnderAddress(tx, email);
  if (phoneNumber) await eraseUnderNumber(tx, phoneNumber);
  await eraseMessages(
    tx,
    [email, phoneNumber].filter((to) => to !== null),
  );
  await tx.delete(users).where(eq(users.id, userId));
}

/** That there was a request, and when it was answered, has to be shown for years; whose it was, not. */
async function blankGrievances(tx: Executor, userId: string, email: string | null): Promise<void> {
  const underEmail = email === null ? undefined : eq(grievances.email, email);
  const answer = sql`CASE WHEN ${grievances.answer} IS NULL THEN NULL ELSE '' END`;
  await tx
    .update(grievances)
    .set({ name: '', email: '', message: '', answer })
    .where(or(eq(grievances.userId, userId), underEmail));
}

async function eraseUnderAddress(tx: Executor, email: string): Promise<void> {
  const holdsIt = sql`${receipts.holds}->>'email' = ${email}`;
  await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
  await tx.delete(joinSubmissions).where(sql`lower(${joinSubmissions.email}) = ${email}`);
  await tx.delete(receipts).where(and(holdsIt, ne(receipts.purpose, LEAVING)));
  await tx.update(receipts).set({ holds: {} }).where(holdsIt);
}

async function eraseUnderNumber(tx: Executor, phoneNumber: string): Promise<void> {
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.phoneNumber, phoneNumber));
  await tx.delete(receipts).where(sql`${receipts.holds}->>'phoneNumber' = ${phoneNumber}`);
}

/** All but the goodbye, which is emptied as it is sent. */
async function eraseMessages(tx: Executor, reached: string[]): Promise<void> {
  const kind = sql`${messages.message}->'text'->>'kind'`;
  await tx
    .delete(messages)
    .where(and(inArray(sql`${messages.message}->>'to'`, reached), ne(kind, GOODBYE)));
}
