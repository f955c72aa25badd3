import { collection } from '#content/declare/collection.ts';
import { flag, month, number, optional, text } from '#content/declare/field.ts';

export const achievements = collection({
  name: 'achievements',
  label: 'achievement',
  facts: { value: number(), sourceDate: month(), featured: optional(flag()) },
  words: { unit: optional(text(20)), source: text(200) },
  order: { by: 'position' },
  filters: [],
  summary: 'optional',
  body: 'optional',
});
