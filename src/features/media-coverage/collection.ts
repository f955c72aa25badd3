import { collection } from '#content/declare/collection.ts';
import { choice, link, text, when } from '#content/declare/field.ts';

export const mediaCoverage = collection({
  name: 'media-coverage',
  label: 'media report',
  facts: {
    publishedAt: when(),
    outletLanguage: text(10),
    kind: choice(['print', 'online', 'radio', 'television']),
    link: link(),
  },
  words: { outlet: text(80) },
  order: { by: 'newest', field: 'publishedAt' },
  filters: ['s', 'date'],
  summary: 'required',
  body: 'none',
});
