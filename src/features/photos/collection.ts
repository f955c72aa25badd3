import { motif } from '#content/declare/choices.ts';
import { collection } from '#content/declare/collection.ts';
import { boolean, optional, text, datetime } from '#content/declare/field.ts';
import { picture } from '#content/declare/files.ts';
import { reference } from '#content/declare/references.ts';

const takenIn = text(
  {
    label: ['Place', 'जगह'],
    help: ['Where it was taken', 'कहाँ ली गई'],
    group: 'place',
  },
  120,
);

export const albums = collection({
  name: 'albums',
  label: { one: ['album', 'एल्बम'], many: ['albums', 'एल्बम'] },
  section: 'photos',
  facts: {
    takenAt: datetime({
      label: ['Day', 'दिन'],
      help: [
        'When the photos were taken; the list is ordered by it',
        'फ़ोटो कब ली गईं; सूची इसी क्रम में',
      ],
    }),
    motif: optional(motif()),
    booth: optional(
      boolean({
        label: ['Photo booth', 'फ़ोटो बूथ'],
        help: [
          'People may find themselves in these photos by a selfie. Not for photos of children',
          'लोग सेल्फ़ी से इन फ़ोटो में ख़ुद को ढूँढ सकेंगे। बच्चों की फ़ोटो के लिए नहीं',
        ],
      }),
    ),
  },
  words: { place: takenIn },
  order: { by: 'newest', field: 'takenAt' },
  filters: ['s'],
  cover: 'mural',
  address: '/photos/:slug',
  summary: 'required',
  body: 'none',
});

export const photos = collection({
  name: 'photos',
  label: { one: ['photo', 'फ़ोटो'], many: ['photos', 'फ़ोटो'] },
  section: 'photos',
  facts: {
    album: reference('albums', {
      label: ['Album', 'एल्बम'],
      help: ['Where it is seen, in the order of the day', 'जिसमें दिखेगी, समय के क्रम में'],
    }),
    takenAt: datetime({
      label: ['Taken', 'कब ली गई'],
      help: ['Day and time, as in India', 'दिन और समय, भारत के समय में'],
    }),
    file: picture(
      {
        label: ['Photo', 'फ़ोटो'],
        help: ['JPEG, PNG or WebP, as large as there is', 'JPEG, PNG या WebP, जितनी बड़ी हो'],
      },
      { alt: 'alt' },
    ),
    /** A drawing in place of a photograph; it names no photographer. */
    drawn: optional(
      boolean({
        label: ['A drawing', 'चित्रकारी'],
        help: ['It is drawn, and names no photographer', 'बनाया हुआ चित्र है, फ़ोटोग्राफ़र का नाम नहीं'],
        group: 'source',
      }),
    ),
    photographer: optional(
      text(
        {
          label: ['Photographer', 'फ़ोटोग्राफ़र'],
          help: ['Named under the photo', 'फ़ोटो के नीचे नाम'],
          group: 'source',
        },
        80,
      ),
    ),
  },
  words: {
    place: takenIn,
    alt: text(
      {
        label: ['Description', 'विवरण'],
        help: [
          'What is to be seen, for those who cannot see it',
          'क्या दिखता है, उनके लिए जो देख नहीं सकते',
        ],
        group: 'files',
      },
      400,
    ),
  },
  order: { by: 'newest', field: 'takenAt' },
  filters: ['s', 'categoryId'],
  category: 'album',
  address: '/photos/:album/:slug',
  picture: 'file',
  summary: 'optional',
  body: 'none',
});
