import { findEndpoint, listEndpoint, wholeListEndpoint } from '#content/declare/endpoints.ts';
import { eventCategories, events } from './collection.ts';

export const listEvents = listEndpoint(events, '/calendar/get', 'Events, soonest first');
export const findEvent = findEndpoint(events);
export const listEventCategories = wholeListEndpoint(
  eventCategories,
  '/event-categories/get',
  'The categories of events',
);
