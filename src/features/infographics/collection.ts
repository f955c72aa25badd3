import { collection } from '#content/declare/collection.ts';
import { text, datetime } from '#content/declare/field.ts';
import { picture } from '#content/declare/files.ts';

export const infographics = collection({
  name: 'infographics',
  label: { one: ['infographic', 'इन्फ़ोग्राफ़िक'], many: ['infographics', 'इन्फ़ोग्राफ़िक'] },
  section: 'infographics',
  facts: {
    publishedAt: datetime({
      label: ['Date', 'तारीख़'],
      help: ['The list is ordered by it', 'सूची इसी क्रम में रहती है'],
    }),
  },
  words: {
    file: picture(
      {
        label: ['Poster', 'पोस्टर'],
        help: ['The picture with its words in this language', 'इस भाषा के शब्दों वाला चित्र'],
      },
      { alt: 'alt' },
    ),
    alt: text(
      {
        label: ['Description', 'विवरण'],
        help: [
          'Every word and figure of the poster, for those who cannot see it',
          'पोस्टर का हर शब्द और आँकड़ा, उनके लिए जो देख नहीं सकते',
        ],
        group: 'files',
      },
      1500,
    ),
    source: text(
      {
        label: ['Source', 'स्रोत'],
        help: ['Where the figures come from', 'आँकड़े कहाँ से आए'],
        group: 'source',
      },
      300,
    ),
  },
  order: { by: 'newest', field: 'publishedAt' },
  filters: [],
  picture: 'file',
  address: '/infographics',
  summary: 'required',
  body: 'required',
});
