import { dayRange, indianDay } from '#lib/clock.ts';
import { HOUR_MS } from '#lib/durations.ts';

/** TRAI lets short messages that people ordered go out between these hours of the Indian day. */
const FIRST_HOUR = 10;
const LAST_HOUR = 21;

/** The first moment, from this one on, at which a wanted short message may go out. */
export function whenSmsMayGoOut(at: Date): Date {
  const { from, to } = dayRange(indianDay(at));
  const hour = (at.getTime() - from.getTime()) / HOUR_MS;
  if (hour < FIRST_HOUR) return new Date(from.getTime() + FIRST_HOUR * HOUR_MS);
  return hour < LAST_HOUR ? at : new Date(to.getTime() + FIRST_HOUR * HOUR_MS);
}
