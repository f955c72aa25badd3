import { indianDay } from './clock.ts';

/** The age from which on nobody asks a parent. */
const OF_AGE = 18;

export function isUnderAge(dateOfBirth: string, now: Date): boolean {
  return ageAt(dateOfBirth, now) < OF_AGE;
}

/**
 * Whole years from a day of birth `YYYY-MM-DD` to a moment, by the days of India; none before the birth,
 * where a clock that was set back may be.
 */
export function ageAt(dateOfBirth: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = indianDay(now).split('-').map(Number);
  const hadBirthday = thisMonth > month || (thisMonth === month && thisDay >= day);
  return Math.max(0, thisYear - year - (hadBirthday ? 0 : 1));
}
