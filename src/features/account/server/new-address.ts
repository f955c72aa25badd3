import { and, eq, isNull } from 'drizzle-orm';
import { createLinkTo } from '#contract/link-to.ts';
import type { Executor } from '#db/database.ts';
import { receipts, users } from '#db/schema/index.ts';
import { makeReceipt } from '#http/receipts.ts';
import type { AccountParts } from './parts.ts';
import type { Person } from './person.ts';

const PURPOSE = 'confirmAddress';
const MINUTES = 24 * 60;

/**
 * Writes to a new address; it becomes somebody's only when the link in that mail is opened. Whose
 * it is already hears that they have an account, and nobody else learns of it.
 */
export async function askNewAddress(
  tx: Executor,
  person: Person,
  address: string,
  { post, publicUrl }: AccountParts,
): Promise<void> {
  const [owner] = await tx.select().from(users).where(eq(users.email, address));
  const { language } = owner ?? person;
  const link = createLinkTo(publicUrl, language);
  if (owner) {
    const text = {
      kind: 'haveAccount',
      logInLink: link('/login'),
      forgotLink: link('/login?with=forgot'),
    } as const;
    return post({ channel: 'mail', to: address, language, text }, tx);
  }
  const token = await onlyReceipt(tx, person.id, address);
  const text = {
    kind: 'confirmAddress',
    name: person.name,
    link: link('/register/confirm', token),
  } as const;
  return post({ channel: 'mail', to: address, language, text }, tx);
}

/** The links that were sent before lead nowhere. */
async function onlyReceipt(tx: Executor, userId: string, email: string): Promise<string> {
  await tx
    .delete(receipts)
    .where(
      and(eq(receipts.userId, userId), eq(receipts.purpose, PURPOSE), isNull(receipts.usedAt)),
    );
  return makeReceipt(tx, { purpose: PURPOSE, userId, holds: { email }, minutes: MINUTES });
}
