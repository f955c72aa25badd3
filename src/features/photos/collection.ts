import { collection } from '#content/declare/collection.ts';
import { picture, reference, text, when } from '#content/declare/field.ts';

export const albums = collection({
  name: 'albums',
  label: 'album',
  facts: { takenAt: when() },
  words: { place: text(120) },
  order: { by: 'newest', field: 'takenAt' },
  filters: ['s'],
  cover: 'mural',
  page: '/photos',
  summary: 'required',
  body: 'none',
});

export const photos = collection({
  name: 'photos',
  label: 'photo',
  facts: {
    album: reference('albums'),
    takenAt: when(),
    file: picture(),
    photographer: text(80),
  },
  words: { place: text(120), alt: text(400) },
  order: { by: 'newest', field: 'takenAt' },
  filters: ['s', 'categoryId'],
  category: 'album',
  picture: 'file',
  summary: 'optional',
  body: 'none',
});
