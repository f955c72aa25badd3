import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import { noteConsents } from '#people/consents.ts';
import { findPerson } from '#people/find-person.ts';

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
  const owner = await findPerson(tx, { email });
  if (!owner) return;
  await noteConsents(tx, {
    ...said,
    userId: owner.id,
    purposes: ['newsletter'],
    source: 'newsletter',
  });
}
