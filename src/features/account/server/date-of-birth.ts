import { invalid } from '#contract/problems.ts';
import { isUnderAge } from '#lib/age.ts';

/**
 * Allows a date of birth to be set only once, and not to one under 18, which needs a parent's
 * consent.
 */
export function requireFirstDateOfBirth(known: string | null, given: string | undefined): void {
  if (given === undefined || given === (known ?? '')) return;
  if (known !== null) throw refused('The date of birth can be set only once');
  if (isUnderAge(given, new Date()))
    throw refused('Under 18, a parent must agree first. Write to us');
}

function refused(msg: string) {
  return invalid({ param: 'dateOfBirth', msg });
}
