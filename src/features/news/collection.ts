import { collection } from '#content/declare/collection.ts';
import { choice, optional, reference, text, when } from '#content/declare/field.ts';

const motif = text(40);

export const newsCategories = collection({
  name: 'news-categories',
  label: 'news category',
  facts: { motif },
  words: {},
  order: { by: 'position' },
  filters: [],
  summary: 'optional',
  body: 'none',
});

export const news = collection({
  name: 'news',
  label: 'news update',
  facts: {
    publishedAt: when(),
    category: reference('news-categories', { motif: motif.shown }),
    hour: optional(choice(['day', 'dawn', 'dusk', 'night'])),
  },
  words: { place: text(120) },
  order: { by: 'newest', field: 'publishedAt' },
  filters: ['s', 'categoryId', 'date'],
  category: 'category',
  cover: 'mural',
  page: '/news',
  summary: 'required',
  body: 'required',
});
