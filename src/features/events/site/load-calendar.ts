import type { Call } from '#contract/call.ts';
import { indianDay } from '#lib/clock.ts';
import { missing } from '#ui/page/missing-part.ts';
import { listEventCategories, listEvents } from '../contract.ts';
import { allEvents } from './all-events.ts';
import { readCalendarAddress } from './calendar-address.ts';
import { calendarEvent } from './calendar-event.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { daysOf, isOn } from './event-days.ts';

const nextShown = 4;

/**
 * Loads the month that an address names, its chosen day and the upcoming events. Throws a 422 for
 * an invalid month, day or category.
 */
export async function loadCalendar(call: Call, url: URL, now: Date) {
  const asked = readCalendarAddress(url);
  if (!asked) throw missing('month');
  const { data } = await call(listEventCategories);
  const categories = data.map(({ id, slug, title, shape, language }) => {
    return { id, slug, title, shape, language };
  });
  const chosen = categories.find(({ slug }) => slug === asked.category);
  if (asked.category && !chosen) throw missing('month');

  const today = indianDay(now);
  const month = asked.month || today.slice(0, 7);
  const [events, coming] = await Promise.all([
    eventsOfMonth(call, month, chosen?.id),
    comingEvents(call, chosen?.id),
  ]);
  const day = asked.day || dayToShow(month, today, events);
  const next = coming.filter((event) => !isOn(event, day)).slice(0, nextShown);
  return { month, day, today, category: asked.category, categories, events, next };
}

export type Calendar = Awaited<ReturnType<typeof loadCalendar>>;

async function eventsOfMonth(
  call: Call,
  month: string,
  categoryId?: string,
): Promise<CalendarEvent[]> {
  const [year, number] = month.split('-').map(Number);
  const question = { year: String(year), month: String(number), categoryId };
  return (await allEvents(call, question)).map(calendarEvent);
}

async function comingEvents(call: Call, categoryId?: string): Promise<CalendarEvent[]> {
  const query = { type: 'upcoming', categoryId, page: '1', size: '12' } as const;
  const { data } = await call(listEvents, { query });
  return data.map(calendarEvent);
}

/** The chosen day: today in its own month; otherwise the first day with an event, or empty. */
function dayToShow(month: string, today: string, events: readonly CalendarEvent[]): string {
  if (today.startsWith(month)) return today;
  const [first = ''] = events.flatMap(daysOf).filter((day) => day.startsWith(month));
  return first;
}
