import { Problem } from '#contract/problems.ts';
import { isUnderAge } from '#lib/age.ts';
import type { StoredUser } from './find-user.ts';

/** Throws where a user is or may be under 18 and has no parent's consent. */
export function requireAge({
  dateOfBirth,
  parentAgreedAt,
}: Pick<StoredUser, 'dateOfBirth' | 'parentAgreedAt'>): void {
  if (parentAgreedAt) return;
  if (!dateOfBirth)
    throw new Problem('forbidden', { message: 'Add your date of birth to your profile first.' });
  if (isUnderAge(dateOfBirth, new Date()))
    throw new Problem('forbidden', { message: 'Under 18, a parent must agree first. Write to us' });
}
