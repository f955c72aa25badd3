import { MINUTE_MS } from './durations.ts';

/** The start and end of quiet hours, in minutes of the Indian day; midnight may lie between. */
export interface QuietHours {
  from: number;
  until: number;
}

/** Quiet hours as people write them: `21:00`. */
export interface WrittenQuietHours {
  from: string;
  until: string;
}

const DAY_MINUTES = 24 * 60;
const INDIA_MINUTES = 330;

/** Nine in the evening to eight in the morning, until somebody sets others. */
export const usualQuietHours: QuietHours = { from: 21 * 60, until: 8 * 60 };

/** The first moment, from this one on, that is outside the quiet hours. */
export function whenAllowed(at: Date, quiet: QuietHours | undefined): Date {
  if (!quiet) return at;
  const minute = (at.getTime() / MINUTE_MS + INDIA_MINUTES) % DAY_MINUTES;
  const sinceBegin = (minute - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  const length = (quiet.until - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  if (sinceBegin >= length) return at;
  return new Date(at.getTime() + (length - sinceBegin) * MINUTE_MS);
}

export function isQuiet(at: Date, quiet: QuietHours | undefined): boolean {
  return whenAllowed(at, quiet) > at;
}

/** The hours of a row; undefined where they end as they begin, which is how none are kept. */
export function quietHoursOf(row: QuietHours | undefined): QuietHours | undefined {
  const { from, until } = row ?? usualQuietHours;
  return from === until ? undefined : { from, until };
}

export const writeQuietHours = (quiet: QuietHours | undefined): WrittenQuietHours | null =>
  quiet ? { from: hourOf(quiet.from), until: hourOf(quiet.until) } : null;

/** Parses quiet hours into the form in which a row keeps them. */
export const parseQuietHours = (written: WrittenQuietHours | null): QuietHours =>
  written
    ? { from: minutesOf(written.from), until: minutesOf(written.until) }
    : { from: 0, until: 0 };

/** `21:00` */
const hourOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

function minutesOf(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return hours * 60 + minutes;
}
