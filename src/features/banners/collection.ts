import { choice, hour, list, motif } from '#content/declare/choices.ts';
import { collection } from '#content/declare/collection.ts';
import { datetime, url, optional, text } from '#content/declare/field.ts';
import { bannerPlaces } from '#contract/banner-places.ts';
import { advertisementFacts } from '#features/advertisements/collection.ts';

export const banners = collection({
  name: 'banners',
  label: { one: ['banner', 'बैनर'], many: ['banners', 'बैनर'] },
  section: 'banners',
  needsReview: true,
  facts: {
    link: url({
      label: ['Leads to', 'कहाँ ले जाए'],
      help: [
        'A path of this site, such as /events, or an https address',
        'इस साइट का पता, जैसे /events, या https पता',
      ],
    }),
    places: optional(
      list(
        {
          label: ['Where it shows', 'कहाँ दिखे'],
          help: [
            'On these pages; none chosen, on the front page',
            'इन पन्नों पर; कुछ न चुनने पर मुख पृष्ठ पर',
          ],
          group: 'place',
        },
        choice({ label: ['Page', 'पन्ना'], help: ['Of the site', 'साइट का'] }, bannerPlaces),
        Object.keys(bannerPlaces).length,
      ),
    ),
    from: optional(
      datetime({
        label: ['Shown from', 'कब से'],
        help: ['Left out, at once', 'ख़ाली छोड़ने पर तुरंत'],
      }),
    ),
    until: optional(
      datetime({
        label: ['Shown until', 'कब तक'],
        help: ['Left out, until it is taken down', 'ख़ाली छोड़ने पर हटाए जाने तक'],
      }),
    ),
    ...advertisementFacts,
    motif: motif(),
    hour: optional(hour()),
  },
  words: {
    action: text(
      {
        label: ['Words of the button', 'बटन के शब्द'],
        help: ['What pressing it does, in two or three words', 'दबाने पर क्या होगा, दो-तीन शब्दों में'],
      },
      60,
    ),
  },
  order: { by: 'position' },
  filters: [],
  cover: 'mural',
  summary: 'required',
  body: 'none',
});
