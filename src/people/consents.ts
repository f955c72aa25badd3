import { and, desc, eq } from 'drizzle-orm';
import { noticeVersion } from '#contract/consent-purposes.ts';
import type { Purpose } from '#contract/consent-purposes.ts';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import { consents } from '#db/schema/people.ts';

interface ConsentChange {
  userId: string;
  purposes: readonly Purpose[];
  given: boolean;
  /** The language in which the notice was read. */
  language: Language;
  /** Where it was said; the table lists them. */
  source: string;
}

/** Has what is shown of somebody's name follow what they said to the purpose `publicName`. */
export type FollowPublicName = (
  tx: Executor,
  person: { id: string; name: string },
  given: boolean,
) => Promise<void>;

/** Adds to the ledger what somebody says about a purpose, unless it is what they said last. */
export async function recordChangedConsent(
  tx: Executor,
  { purpose, ...said }: Omit<ConsentChange, 'purposes'> & { purpose: Purpose },
): Promise<void> {
  if ((await newestConsent(tx, said.userId, purpose)) === said.given) return;
  await recordConsents(tx, { ...said, purposes: [purpose] });
}

/** Adds to the ledger what somebody agreed to, or took back, under the notice of today. */
export async function recordConsents(
  tx: Executor,
  { purposes, ...said }: ConsentChange,
): Promise<void> {
  const rows = purposes.map((purpose) => ({ ...said, purpose, notice: noticeVersion }));
  await tx.insert(consents).values(rows);
}

/** Whether somebody agreed to a purpose, and has not taken it back. */
export const hasConsented = async (tx: Executor, userId: string, purpose: Purpose) =>
  (await newestConsent(tx, userId, purpose)) ?? false;

/** The last word of somebody about a purpose; undefined where there was none yet. */
export async function newestConsent(
  tx: Executor,
  userId: string,
  purpose: Purpose,
): Promise<boolean | undefined> {
  const [newest] = await tx
    .select({ given: consents.given })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.id))
    .limit(1);
  return newest?.given;
}
