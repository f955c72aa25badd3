import type { ItemOf } from '#content/declare/item.ts';
import type { events } from '../collection.ts';

/**
 * The fields that the calendar shows of an event; the page carries its data, so the rest is left
 * out.
 */
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
  cancelled,
  category: { title: category, language: categoryLanguage, shape },
}: ItemOf<typeof events>) {
  const words = { language, title, summary, place, address };
  const kind = { category, categoryLanguage, shape };
  return { id, slug, path, ...words, startsAt, endsAt, signLanguage, cancelled, ...kind };
}

export type CalendarEvent = ReturnType<typeof calendarEvent>;
export type CategoryShape = CalendarEvent['shape'];
