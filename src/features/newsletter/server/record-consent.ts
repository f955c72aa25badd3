import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import { recordConsents } from '#people/consents.ts';
import { findUserBy } from '#people/find-user.ts';

interface ConsentChange {
  given: boolean;
  language: Language;
}

/** Who has an account sees there what they said by a link in a mail. */
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
