import type { ItemOf } from '#content/declare/item.ts';
import type { events } from '../collection.ts';

/** What the calendar shows of an event, and no more: the page's data is sent along with the page. */
export function calendarEvent({
  id,
  slug,
  path,
  language,
  title,
  summary,
  place,
  address,
  startsAt,
  endsAt,
  signLanguage,
  category: { title: category, shape },
}: ItemOf<typeof events>) {
  const words = { language, title, summary, place, address };
  return { id, slug, path, ...words, startsAt, endsAt, signLanguage, category, shape };
}

export type CalendarEvent = ReturnType<typeof calendarEvent>;
export type CategoryShape = CalendarEvent['shape'];
