import { collection } from '#content/declare/collection.ts';
import { number, optional, reference } from '#content/declare/field.ts';

export const pages = collection({
  name: 'pages',
  label: 'page',
  facts: {},
  words: {},
  order: { by: 'position' },
  filters: [],
  summary: 'required',
  body: 'required',
});

export const sections = collection({
  name: 'sections',
  label: 'section',
  facts: { page: reference('pages'), year: optional(number()) },
  words: {},
  order: { by: 'position' },
  filters: [],
  category: 'page',
  summary: 'optional',
  body: 'required',
});
