import { collection } from '#content/declare/collection.ts';
import { number, optional, reference, text } from '#content/declare/field.ts';

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
  facts: { page: reference('pages'), year: optional(number()), motif: optional(text(40)) },
  words: {},
  order: { by: 'position' },
  filters: [],
  category: 'page',
  cover: 'mural',
  summary: 'optional',
  body: 'required',
});
