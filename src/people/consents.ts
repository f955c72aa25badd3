import type { Language } from '#contract/languages.ts';
import { noticeVersion } from '#contract/consent-purposes.ts';
import type { Purpose } from '#contract/consent-purposes.ts';
import type { Executor } from '#db/database.ts';
import { consents } from '#db/schema/people.ts';

interface ConsentChange {
  userId: string;
  purposes: readonly Purpose[];
  given: boolean;
  /** The language in which the notice was read. */
  language: Language;
  /** Where it was said: `register`, `profile`, `newsletter`. */
  source: string;
}

/** Adds to the ledger what somebody agreed to, or took back, under the notice of today. */
export async function recordConsents(
  tx: Executor,
  { purposes, ...said }: ConsentChange,
): Promise<void> {
  const rows = purposes.map((purpose) => ({ ...said, purpose, notice: noticeVersion }));
  await tx.insert(consents).values(rows);
}
