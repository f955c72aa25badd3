import { collection } from '#content/declare/collection.ts';
import { optional, reference, text, when } from '#content/declare/field.ts';

export const speeches = collection({
  name: 'speeches',
  label: 'speech',
  facts: { deliveredAt: when(), audio: optional(reference('audios')) },
  words: { occasion: text(160), place: text(120) },
  order: { by: 'newest', field: 'deliveredAt' },
  filters: ['s'],
  cover: 'lettering',
  page: '/speeches',
  summary: 'required',
  body: 'required',
});
