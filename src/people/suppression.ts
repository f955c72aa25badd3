import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { mailBounces, mailSuppressions, newsletterSubscribers } from '#db/schema/newsletter.ts';
import { recordConsents } from './consents.ts';
import { countDeparture } from './departures.ts';
import { findUserBy } from './find-user.ts';
import { addressHash } from './mail-address.ts';
import { noteNewsletterConsent } from './newsletter-consents.ts';

export type SuppressionReason = (typeof mailSuppressions.$inferSelect)['reason'];

/** The number of soft bounces, within a number of days, that count as much as one hard bounce. */
const MAX_SOFT_BOUNCES = 5;
const SOFT_BOUNCE_DAYS = 30;

/** Whether nothing that people order may be sent to an address: its mails came back, or its owner complained. */
export async function isSuppressed(db: Executor, secret: string, email: string): Promise<boolean> {
  const matchesAddress = eq(mailSuppressions.addressHash, addressHash(secret, email));
  return (
    (await db.$count(mailSuppressions, and(matchesAddress, ne(mailSuppressions.reason, 'left')))) >
    0
  );
}

/** The addresses among these that no list brings back, with the reason, including those that left. */
export async function findSuppressed(
  db: Executor,
  secret: string,
  emails: readonly string[],
): Promise<Map<string, SuppressionReason>> {
  const byHash = new Map(emails.map((email) => [keyOf(addressHash(secret, email)), email]));
  if (byHash.size === 0) return new Map();
  const hashes = [...byHash.keys()].map((hash) => Buffer.from(hash, 'base64'));
  const rows = await db
    .select()
    .from(mailSuppressions)
    .where(inArray(mailSuppressions.addressHash, hashes));
  return new Map(
    rows.map(({ addressHash: hash, reason }) => [byHash.get(keyOf(hash)) ?? '', reason]),
  );
}

const keyOf = (hash: Buffer) => hash.toString('base64');

/**
 * Lets nothing come between a look at the suppressions and what is done after it. Every transaction takes
 * these rows first and subscribers after them, so that no two wait for each other.
 */
export const holdSuppressions = (tx: Executor) =>
  tx.execute(sql`lock table mail_suppressions in share mode`);

/** Writes to an address again, because its owner has just asked for it. */
export const liftSuppression = (tx: Executor, secret: string, email: string) =>
  tx.delete(mailSuppressions).where(eq(mailSuppressions.addressHash, addressHash(secret, email)));

/** Remembers that an address left the newsletter; whatever is known that is worse stands. */
export const noteLeaving = (tx: Executor, secret: string, email: string) =>
  tx
    .insert(mailSuppressions)
    .values({ addressHash: addressHash(secret, email), reason: 'left' })
    .onConflictDoNothing();

/** A mail that came back, or about which somebody complained. */
export interface Return {
  /** Of the address that the mail went to. */
  digest: Buffer;
  /** The moment by which the mail is told from others to the same address. */
  mailedAt: Date;
  kind: 'hard' | 'soft' | 'complaint';
}

/**
 * Takes an address off the list for good once a mail to it came back for good, or often enough for now, or
 * once its owner complained. The same return told twice counts once.
 */
export async function noteReturn(tx: Executor, secret: string, told: Return): Promise<void> {
  const { digest, kind } = told;
  const hash = addressHash(secret, digest);
  if (kind === 'soft' && !(await isOneTooMany(tx, hash, told.mailedAt))) return;
  const reason = kind === 'soft' ? 'softBounces' : kind === 'hard' ? 'hardBounce' : kind;
  await tx
    .insert(mailSuppressions)
    .values({ addressHash: hash, reason })
    .onConflictDoUpdate({
      target: mailSuppressions.addressHash,
      set: { reason, at: sql`now()` },
      setWhere: inArray(mailSuppressions.reason, WEAKER[reason]),
    });
  const gone = await tx
    .delete(newsletterSubscribers)
    .where(eq(sql`address_digest(${newsletterSubscribers.email})`, digest))
    .returning();
  for (const row of gone)
    if (row.confirmedAt) await noteEnd(tx, row, hash, kind === 'complaint' ? kind : 'bounce');
}

async function noteEnd(
  tx: Executor,
  { email, language }: typeof newsletterSubscribers.$inferSelect,
  hash: Buffer,
  source: 'bounce' | 'complaint',
): Promise<void> {
  await countDeparture(tx);
  await noteNewsletterConsent(tx, { addressHash: hash, given: false, language, source });
  const owner = await findUserBy(tx, { email });
  if (!owner) return;
  const said = { userId: owner.id, purposes: ['newsletter'] as const, given: false };
  await recordConsents(tx, { ...said, language: owner.language, source });
}

/** The reasons that each takes the place of. */
const WEAKER = {
  softBounces: ['left'],
  hardBounce: ['left', 'softBounces'],
  complaint: ['left', 'softBounces', 'hardBounce'],
} satisfies Record<string, SuppressionReason[]>;

async function isOneTooMany(tx: Executor, hash: Buffer, mailedAt: Date): Promise<boolean> {
  await tx.insert(mailBounces).values({ addressHash: hash, mailedAt }).onConflictDoNothing();
  const isOfMonth = gt(
    mailBounces.at,
    sql`now() - make_interval(days => ${SOFT_BOUNCE_DAYS}::int)`,
  );
  const count = await tx.$count(mailBounces, and(eq(mailBounces.addressHash, hash), isOfMonth));
  return count >= MAX_SOFT_BOUNCES;
}
