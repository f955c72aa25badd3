import { collection } from '#content/declare/collection.ts';
import { optional, datetime } from '#content/declare/field.ts';
import { pdf } from '#content/declare/files.ts';
import { photograph, photographAlt } from '#content/declare/photograph.ts';
import { slugOf } from '#content/declare/references.ts';

export const pressReleases = collection({
  name: 'press-releases',
  label: { one: ['press release', 'प्रेस विज्ञप्ति'], many: ['press releases', 'प्रेस विज्ञप्तियाँ'] },
  section: 'press-releases',
  needsReview: true,
  facts: {
    publishedAt: datetime({
      label: ['Date', 'तारीख़'],
      help: ['Stands above the text; the list is ordered by it', 'लेख के ऊपर रहती है; सूची इसी क्रम में'],
    }),
    category: slugOf(
      'news-categories',
      {
        label: ['Category', 'श्रेणी'],
        help: ['One of the categories of news, or a statement', 'समाचार की कोई श्रेणी, या बयान'],
      },
      { statement: ['Statement', 'बयान'] },
    ),
    photo: photograph,
  },
  words: {
    photoAlt: photographAlt,
    file: optional(
      pdf({
        label: ['PDF', 'PDF'],
        help: [
          'The release as the press gets it, in this language',
          'विज्ञप्ति, जैसी प्रेस को मिलती है, इस भाषा में',
        ],
      }),
    ),
  },
  order: { by: 'newest', field: 'publishedAt' },
  filters: ['s', 'year', 'month'],
  cover: 'lettering',
  picture: 'photo',
  address: '/pressreleases/:slug',
  summary: 'required',
  body: 'required',
});
