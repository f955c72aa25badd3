import { indianDay, indianDays } from '#lib/clock.ts';
import type { CalendarEvent } from './calendar-event.ts';

type Span = Pick<CalendarEvent, 'startsAt' | 'endsAt'>;

/** The first day of an event in India, `YYYY-MM-DD`. */
export function firstDay({ startsAt }: Pick<Span, 'startsAt'>): string {
  return indianDay(new Date(startsAt));
}

/** Every day of an event in India, `YYYY-MM-DD`, in order. */
export function daysOf({ startsAt, endsAt }: Span): string[] {
  return indianDays(new Date(startsAt), new Date(endsAt));
}

/** Whether an event takes place on a day. */
export function isOn(event: Span, day: string): boolean {
  return daysOf(event).includes(day);
}
