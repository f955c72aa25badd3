import { oneBySlug, pagedList, wholeList } from '#content/server/calls.ts';
import type { Reader } from '#content/server/reader.ts';
import { bind } from '#http/bind.ts';
import { eventCategories, events } from '../collection.ts';
import { findEvent, listEventCategories, listEvents } from '../contract.ts';

export const eventCalls = (reader: Reader) => [
  bind(listEvents, pagedList(reader, events)),
  bind(findEvent, oneBySlug(reader, events)),
  bind(listEventCategories, wholeList(reader, eventCategories)),
];
