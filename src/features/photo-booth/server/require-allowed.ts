import { Problem } from '#contract/problems.ts';
import { isUnderAge } from '#lib/age.ts';
import type { StoredUser } from '#people/find-user.ts';
import { requireAge } from '#people/require-age.ts';

type EligibilityFields = Pick<StoredUser, 'phoneNumber' | 'dateOfBirth' | 'parentAgreedAt'>;

/** Throws `forbidden` for who may not search: without a proven mobile number, or under 18 without a parent's consent. */
export function requireAllowed(person: EligibilityFields): void {
  if (!person.phoneNumber)
    throw new Problem('forbidden', { message: 'Add your mobile number to your profile first.' });
  requireAge(person);
}

/** The first requirement of `requireAllowed` that a profile lacks, as data; null where nothing is missing. */
export function missingFor({ phoneNumber, dateOfBirth, parentAgreedAt }: EligibilityFields) {
  if (!phoneNumber) return 'phoneNumber' as const;
  if (parentAgreedAt) return null;
  if (!dateOfBirth) return 'dateOfBirth' as const;
  return isUnderAge(dateOfBirth, new Date()) ? ('parent' as const) : null;
}
