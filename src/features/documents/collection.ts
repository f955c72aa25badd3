import { collection } from '#content/declare/collection.ts';
import { choice, number, pdf, when } from '#content/declare/field.ts';

export const documents = collection({
  name: 'documents',
  label: 'document',
  facts: {
    publishedAt: when(),
    kind: choice(['report', 'budget', 'form', 'letter', 'survey', 'plan']),
  },
  words: { file: pdf(), pages: number() },
  order: { by: 'newest', field: 'publishedAt' },
  filters: ['s'],
  cover: 'lettering',
  summary: 'required',
  body: 'optional',
});
