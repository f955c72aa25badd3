import { collection } from '#content/declare/collection.ts';
import { text } from '#content/declare/field.ts';

export const faqs = collection({
  name: 'faqs',
  label: 'question',
  facts: {},
  words: { topic: text(80) },
  order: { by: 'position' },
  filters: [],
  summary: 'optional',
  body: 'required',
});
