import { collection } from '#content/declare/collection.ts';
import { choice, link, optional, text } from '#content/declare/field.ts';

export const banners = collection({
  name: 'banners',
  label: 'banner',
  facts: {
    link: link(),
    motif: text(40),
    hour: optional(choice(['day', 'dawn', 'dusk', 'night'])),
  },
  words: { action: text(60) },
  order: { by: 'position' },
  filters: [],
  cover: 'mural',
  summary: 'required',
  body: 'none',
});
