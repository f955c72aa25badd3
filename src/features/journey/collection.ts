import { collection } from '#content/declare/collection.ts';
import { flag, number, optional } from '#content/declare/field.ts';

export const journey = collection({
  name: 'journey',
  label: 'milestone',
  facts: { year: number(), featured: optional(flag()) },
  words: {},
  order: { by: 'position' },
  filters: [],
  cover: 'mural',
  summary: 'required',
  body: 'optional',
});
