import { collection } from '#content/declare/collection.ts';
import { optional, pdf, text, when } from '#content/declare/field.ts';

export const pressReleases = collection({
  name: 'press-releases',
  label: 'press release',
  facts: { publishedAt: when(), category: text(40) },
  words: { file: optional(pdf()) },
  order: { by: 'newest', field: 'publishedAt' },
  filters: ['s', 'year', 'month'],
  cover: 'lettering',
  page: '/pressreleases',
  summary: 'required',
  body: 'required',
});
