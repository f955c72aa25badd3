import { oneBySlug, pagedList, wholeList } from '#content/server/read-handlers.ts';
import type { ListRequest, Reader } from '#content/server/reader.ts';
import type { Language } from '#contract/languages.ts';
import { limitLifetime } from '#db/cache-tags.ts';
import { bind } from '#http/bind.ts';
import { nextMidnight } from '#lib/clock.ts';
import { eventCategories, events } from '../collection.ts';
import { findEvent, listEventCategories, listEvents } from '../contract.ts';

/**
 * Lists events. Clients mark today in the calendar, so the reply is cached until midnight at most.
 */
function calendar(reader: Reader) {
  const list = pagedList(reader, events);
  return (asked: { query: ListRequest; language: Language }) => {
    limitLifetime(nextMidnight(new Date()));
    return list(asked);
  };
}

export const eventRoutes = (reader: Reader) => [
  bind(listEvents, calendar(reader)),
  bind(findEvent, oneBySlug(reader, events)),
  bind(listEventCategories, wholeList(reader, eventCategories)),
];
