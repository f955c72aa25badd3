import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import { recordConsents } from '#people/consents.ts';
import { findUserBy } from '#people/find-user.ts';

interface ConsentChange {
  given: boolean;
  language: Language;
}

/**
 * Records a consent that was given by a link in a mail for the account of that address, which shows
 * it.
 */
export async function recordConsent(
  tx: Executor,
  email: string,
  said: ConsentChange,
): Promise<void> {
  const owner = await findUserBy(tx, { email });
  if (!owner) return;
  await recordConsents(tx, {
    ...said,
    userId: owner.id,
    purposes: ['newsletter'],
    source: 'newsletter',
  });
}
