import { indianDay, parseDay } from '#lib/clock.ts';
import { DAY_MS } from '#lib/durations.ts';

/** Points for each right answer of a rewarded round. */
export const POINTS_FOR_ANSWER = 10;

/** Days in a row that are marked by a milestone; each gives as many points as days, once. */
export const milestones = [3, 7, 12, 20, 30, 50, 75, 100, 150, 200, 365] as const;

/** The day in India so many days after another. */
export function dayAfter(day: string, days = 1): string {
  const midnight = parseDay(day);
  if (!midnight) throw new RangeError(`${day} is no day`);
  return indianDay(new Date(midnight.getTime() + days * DAY_MS));
}

/** The streak of a player: the days in a row up to the last one that they played. */
export interface Streak {
  streak: number;
  lastDay: string | null;
}

/**
 * The days in a row once a day was played. A day before the last one, as after the clock was set back,
 * neither adds to them nor breaks them.
 */
export function streakAfter({ streak, lastDay }: Streak, day: string): number {
  if (lastDay === null) return 1;
  if (day <= lastDay) return streak;
  return day === dayAfter(lastDay) ? streak + 1 : 1;
}

/** The days in a row as they are today: broken when neither today nor yesterday was played. */
export function currentStreak({ streak, lastDay }: Streak, today: string): number {
  return lastDay !== null && dayAfter(lastDay) >= today ? streak : 0;
}

/** The milestones that are reached on the way from one length to another. */
export const milestonesBetween = (before: number, after: number): number[] =>
  milestones.filter((days) => days > before && days <= after);

export interface Deeds {
  bestStreak: number;
  rounds: number;
  perfectRounds: number;
}

/** Badges that somebody has: `first-round`, `all-right`, and `days-7` for each milestone. */
export function badgesOf({ bestStreak, rounds, perfectRounds }: Deeds): string[] {
  return [
    ...(rounds > 0 ? ['first-round'] : []),
    ...(perfectRounds > 0 ? ['all-right'] : []),
    ...milestonesBetween(0, bestStreak).map((days) => `days-${days}`),
  ];
}
