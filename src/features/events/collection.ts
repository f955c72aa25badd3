import { collection } from '#content/declare/collection.ts';
import { choice, flag, number, optional, reference, text, when } from '#content/declare/field.ts';

/** Categories are told apart by shape, never by colour alone. */
const shape = choice(['square', 'circle', 'triangle', 'ring']);

export const eventCategories = collection({
  name: 'event-categories',
  label: 'event category',
  facts: { shape },
  words: {},
  order: { by: 'position' },
  filters: [],
  summary: 'optional',
  body: 'none',
});

export const events = collection({
  name: 'events',
  label: 'event',
  facts: {
    startsAt: when(),
    endsAt: when(),
    category: reference('event-categories', { shape: shape.shown }),
    signLanguage: optional(flag()),
    latitude: optional(number()),
    longitude: optional(number()),
  },
  words: { place: text(120), address: text(300) },
  order: { by: 'soonest', field: 'startsAt', until: 'endsAt' },
  filters: ['s', 'type', 'categoryId', 'date', 'year', 'month'],
  category: 'category',
  cover: 'mural',
  page: '/events',
  summary: 'required',
  body: 'required',
});
