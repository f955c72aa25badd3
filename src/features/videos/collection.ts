import { collection } from '#content/declare/collection.ts';
import { captions, film, number, optional, text, when } from '#content/declare/field.ts';

export const videos = collection({
  name: 'videos',
  label: 'video',
  facts: {
    publishedAt: when(),
    file: film(),
    durationSeconds: number(),
    category: optional(text(40)),
  },
  words: { captions: captions() },
  order: { by: 'newest', field: 'publishedAt' },
  filters: ['s'],
  cover: 'mural',
  page: '/videos',
  summary: 'required',
  body: 'optional',
});
