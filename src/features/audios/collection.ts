import { collection } from '#content/declare/collection.ts';
import { choice, number, recording, when } from '#content/declare/field.ts';

export const audios = collection({
  name: 'audios',
  label: 'recording',
  facts: { publishedAt: when(), kind: choice(['letter', 'speech', 'radio']) },
  words: { file: recording(), durationSeconds: number() },
  order: { by: 'newest', field: 'publishedAt' },
  filters: ['s'],
  cover: 'lettering',
  summary: 'required',
  body: 'required',
});
