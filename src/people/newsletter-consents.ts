import { noticeVersion } from '#contract/consent-purposes.ts';
import type { Executor } from '#db/database.ts';
import { newsletterConsents } from '#db/schema/newsletter.ts';

type Row = typeof newsletterConsents.$inferInsert;
type ConsentEntry = Pick<Row, 'addressHash' | 'given' | 'language' | 'source' | 'at'>;

/** Adds to the ledger that somebody agreed to the newsletter, or that this ended. */
export async function noteNewsletterConsents(
  tx: Executor,
  said: readonly ConsentEntry[],
): Promise<void> {
  if (said.length === 0) return;
  await tx.insert(newsletterConsents).values(
    // Another notice than ours was shown by whoever put a list together.
    said.map((each) => ({ ...each, notice: each.source === 'import' ? null : noticeVersion })),
  );
}

export const noteNewsletterConsent = (tx: Executor, said: ConsentEntry) =>
  noteNewsletterConsents(tx, [said]);
