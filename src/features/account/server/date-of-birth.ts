import { invalid } from '#contract/problems.ts';
import { ageAt } from '#lib/age.ts';

const OF_AGE = 18;

/** A date of birth is said once, and nobody becomes under 18 by it: a parent has to agree to that. */
export function requireFirstDateOfBirth(known: string | null, given: string | undefined): void {
  if (given === undefined || given === known) return;
  if (known !== null) throw refused('The date of birth can be set only once');
  if (ageAt(given, new Date()) < OF_AGE)
    throw refused('Under 18, a parent must agree first. Write to us');
}

function refused(msg: string) {
  return invalid({ param: 'dateOfBirth', msg });
}
