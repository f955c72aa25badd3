import { withQuery } from '#lib/address.ts';
import { parseDay } from '#lib/clock.ts';

/** The state of the calendar in its address; the default is today and every category. */
export interface CalendarAddress {
  /** `YYYY-MM` */
  month: string;
  /** `YYYY-MM-DD` */
  day: string;
  /** The slug of a category. */
  category: string;
}

/** The first year that the calendar call accepts. */
const firstYear = 1950;
const lastYear = 2100;

const monthForm = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** Reads the state from an address; undefined for an invalid month or day. */
export function readCalendarAddress({ searchParams }: URL): CalendarAddress | undefined {
  const typed = (key: keyof CalendarAddress) => searchParams.get(key)?.trim() ?? '';
  const day = typed('day');
  const month = typed('month') || day.slice(0, 7);
  if (month && !isMonth(month)) return undefined;
  if (day && !(parseDay(day) && day.startsWith(month))) return undefined;
  return { month, day, category: typed('category') };
}

/** Whether `YYYY-MM` is a month within the calendar. */
export function isMonth(text: string): boolean {
  const year = Number(monthForm.exec(text)?.[1]);
  return year >= firstYear && year <= lastYear;
}

/** The address of the calendar, without a language. */
export function calendarAddress({ month, day, category }: Partial<CalendarAddress> = {}): string {
  return withQuery('/events', { month, day, category });
}
