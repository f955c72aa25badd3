import { indianDay } from '#lib/clock.ts';
import { dayOfMonth, dayOfWeek, hourOfDay } from '#ui/console/console-dates.ts';

const isToday = (at: string, now = new Date()) => indianDay(new Date(at)) === indianDay(now);

/** The hour of what is of today, the day of what is older; in Indian time. */
export const revisionTime = (at: string, language: string, now?: Date): string =>
  isToday(at, now) ? hourOfDay(at, language) : dayOfMonth(at, language);

/** `5 December, 16:20`, or `Today, 10:31`. */
export const revisionMoment = (at: string, language: string, today: string): string =>
  `${revisionDay(at, language, today)}, ${hourOfDay(at, language)}`;

/** `Thursday, 5 December`, or the word for today. */
export const revisionDay = (at: string, language: string, today: string): string =>
  isToday(at) ? today : dayOfWeek(at, language);
