import { randomBytes } from 'node:crypto';
import { createLinkTo } from '#contract/link-to.ts';
import { joinSubmissions } from '#db/schema/join.ts';
import { transaction } from '#db/transaction.ts';
import type { HandlerContext } from '#http/bind.ts';
import { hashToken } from '#http/secret-token.ts';
import { allowMail, unlessLimited } from '#people/message-limits.ts';
import type { joinCampaign } from '../contract.ts';
import type { JoinDependencies } from './dependencies.ts';
import { asLetter } from './letters.ts';
import { joinReceivedMessage } from './messages.ts';

type Sent = Pick<HandlerContext<typeof joinCampaign>, 'body' | 'language' | 'caller'>;

/** 128 bits, as all links to what one person alone reads. */
const RECEIPT_BYTES = 16;
const PAGE = '/join/status';

/** Keeps a letter, and returns the path of the page on which its writer sees where it stands. */
export async function keepLetter(
  { db, sendMessage, publicUrl, fileLetter, countReferral }: JoinDependencies,
  { body, language, caller }: Sent,
): Promise<string> {
  const { website, referral, phoneNumber, constituency, ...letter } = body;
  // No mail goes to a sender that filled in the honeypot, because the address may be anybody's.
  const to = website
    ? undefined
    : await unlessLimited(allowMail(caller, letter.email.toLowerCase(), 'join'));
  const receipt = randomBytes(RECEIPT_BYTES).toString('base64url');
  const row = {
    ...letter,
    phoneNumber: phoneNumber || null,
    constituency: constituency || null,
    language,
    suspect: Boolean(website),
    receiptHash: hashToken(receipt),
  };
  await transaction(db, async (tx) => {
    const [stored] = await tx.insert(joinSubmissions).values(row).returning();
    if (!stored) throw new Error('The database gave a letter no number');
    const kept = asLetter(stored);
    await fileLetter(tx, kept);
    if (referral && !website) await countReferral(tx, referral, kept);
    if (!to) return;
    const link = createLinkTo(publicUrl, language)(PAGE, receipt);
    const values = { name: letter.name, number: kept.number, link };
    await sendMessage(joinReceivedMessage.mail({ to, language }, values), tx);
  });
  return `${PAGE}?receipt=${receipt}`;
}
