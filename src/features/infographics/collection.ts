import { collection } from '#content/declare/collection.ts';
import { picture, text, when } from '#content/declare/field.ts';

export const infographics = collection({
  name: 'infographics',
  label: 'infographic',
  facts: { publishedAt: when() },
  words: { file: picture(), alt: text(1500), source: text(300) },
  order: { by: 'newest', field: 'publishedAt' },
  filters: [],
  picture: 'file',
  summary: 'required',
  body: 'required',
});
