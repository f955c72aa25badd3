import { hour, motif } from '#content/declare/choices.ts';
import { collection } from '#content/declare/collection.ts';
import { optional, text, datetime } from '#content/declare/field.ts';
import { photograph, photographAlt } from '#content/declare/photograph.ts';
import { reference } from '#content/declare/references.ts';

const subject = motif([
  'What is drawn with the news of this category',
  'इस श्रेणी के समाचारों के साथ जो बनाया जाए',
]);

export const newsCategories = collection({
  name: 'news-categories',
  label: {
    one: ['news category', 'समाचार की श्रेणी'],
    many: ['news categories', 'समाचारों की श्रेणियाँ'],
  },
  section: 'news',
  facts: { motif: subject },
  words: {},
  order: { by: 'position' },
  filters: [],
  summary: 'optional',
  body: 'none',
});

export const news = collection({
  name: 'news',
  label: { one: ['news update', 'समाचार'], many: ['news updates', 'समाचार'] },
  section: 'news',
  facts: {
    publishedAt: datetime({
      label: ['Date', 'तारीख़'],
      help: ['Stands above the text; the list is ordered by it', 'लेख के ऊपर रहती है; सूची इसी क्रम में'],
    }),
    category: reference(
      'news-categories',
      {
        label: ['Category', 'श्रेणी'],
        help: [
          'Readers filter by it, and it chooses the drawing',
          'पाठक इससे छाँटते हैं, और यही चित्र चुनती है',
        ],
      },
      { motif: subject },
    ),
    hour: optional(hour()),
    photo: photograph,
  },
  words: {
    photoAlt: photographAlt,
    place: text(
      {
        label: ['Place', 'जगह'],
        help: ['Where it happened', 'कहाँ हुआ'],
        group: 'place',
      },
      120,
    ),
  },
  order: { by: 'newest', field: 'publishedAt' },
  filters: ['s', 'categoryId', 'date'],
  category: 'category',
  cover: 'mural',
  picture: 'photo',
  address: '/news/:slug',
  summary: 'required',
  body: 'required',
});
