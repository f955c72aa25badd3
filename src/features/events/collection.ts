import { choice, motif } from '#content/declare/choices.ts';
import { collection } from '#content/declare/collection.ts';
import { boolean, optional, coordinates, number, text, datetime } from '#content/declare/field.ts';
import { reference } from '#content/declare/references.ts';

/** Categories differ by shape, never by colour alone. */
const shape = choice(
  {
    label: ['Shape', 'आकार'],
    help: ['Marks its events in the calendar', 'कैलेंडर में इसके कार्यक्रमों का निशान'],
    group: 'look',
  },
  {
    square: ['Square', 'चौकोर'],
    circle: ['Circle', 'गोला'],
    triangle: ['Triangle', 'तिकोना'],
    ring: ['Ring', 'छल्ला'],
  },
);

export const eventCategories = collection({
  name: 'event-categories',
  label: {
    one: ['event category', 'कार्यक्रम की श्रेणी'],
    many: ['event categories', 'कार्यक्रमों की श्रेणियाँ'],
  },
  section: 'events',
  facts: { shape },
  words: {},
  order: { by: 'position' },
  filters: [],
  summary: 'optional',
  body: 'none',
});

const { latitude, longitude } = coordinates({
  label: ['On the map', 'नक़्शे पर'],
  help: [
    'A link copied from a map, or two numbers, for maps and directions',
    'नक़्शे से लिया लिंक या दो अंक, नक़्शे और रास्ते के लिए',
  ],
});

export const events = collection({
  name: 'events',
  label: { one: ['event', 'कार्यक्रम'], many: ['events', 'कार्यक्रम'] },
  section: 'events',
  facts: {
    startsAt: datetime({
      label: ['Begins', 'शुरू'],
      help: ['Day and time, as in India', 'दिन और समय, भारत के समय में'],
    }),
    endsAt: datetime({
      label: ['Ends', 'समाप्त'],
      help: ['Within 31 days of the beginning', 'शुरू होने के 31 दिन के भीतर'],
    }),
    category: reference(
      'event-categories',
      {
        label: ['Category', 'श्रेणी'],
        help: ['What sort of event it is', 'किस तरह का कार्यक्रम है'],
      },
      { shape },
    ),
    motif: optional(motif()),
    signLanguage: optional(
      boolean({
        label: ['Sign language', 'सांकेतिक भाषा'],
        help: ['An interpreter is there', 'दुभाषिया मौजूद रहेगा'],
      }),
    ),
    latitude: optional(latitude),
    longitude: optional(longitude),
    replies: optional(
      boolean({
        label: ['Ask who is coming', 'पूछें कि कौन आ रहा है'],
        help: [
          'People can reply on its page until it begins',
          'शुरू होने तक लोग इसके पन्ने पर जवाब दे सकते हैं',
        ],
      }),
    ),
    seats: optional(
      number(
        {
          label: ['Seats', 'सीटें'],
          help: [
            'More replies go to a waiting list; empty where everybody has room',
            'इससे ज़्यादा जवाब प्रतीक्षा सूची में जाते हैं; जगह की सीमा न हो तो खाली छोड़ें',
          ],
        },
        { from: 1, to: 1_000_000, isWhole: true },
      ),
    ),
    cancelled: optional(
      boolean({
        label: ['Cancelled', 'रद्द'],
        help: [
          'Its page and all calendars say so, and everybody who replied gets a mail',
          'इसका पन्ना और सभी कैलेंडर यह बताते हैं, और जवाब देने वाले सबको मेल जाता है',
        ],
      }),
    ),
  },
  words: {
    place: text(
      {
        label: ['Place', 'जगह'],
        help: ['The hall, ground or village, as people call it', 'हॉल, मैदान या गाँव, जैसा लोग कहते हैं'],
        group: 'place',
      },
      120,
    ),
    address: text(
      {
        label: ['Address', 'पता'],
        help: ['As one would tell a driver', 'जैसे किसी ड्राइवर को बताएँ'],
        group: 'place',
      },
      300,
    ),
  },
  order: { by: 'soonest', field: 'startsAt', until: 'endsAt' },
  filters: ['s', 'type', 'categoryId', 'date', 'year', 'month'],
  category: 'category',
  cover: 'mural',
  address: '/events/:slug',
  summary: 'required',
  body: 'required',
});
