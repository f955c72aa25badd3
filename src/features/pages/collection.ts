import { motif } from '#content/declare/choices.ts';
import { collection } from '#content/declare/collection.ts';
import { number, optional } from '#content/declare/field.ts';
import { reference } from '#content/declare/references.ts';

export const pages = collection({
  name: 'pages',
  label: { one: ['page', 'पन्ना'], many: ['pages', 'पन्ने'] },
  section: 'pages',
  facts: {},
  words: {},
  order: { by: 'position' },
  filters: [],
  address: {
    biography: '/biography',
    governance: '/governance',
    contact: '/contactus',
    privacy: '/privacy',
    terms: '/terms',
    accessibility: '/accessibility',
    disclosures: '/disclosures',
    'about-this-site': '/about-this-site',
  },
  summary: 'required',
  body: 'required',
});

export const sections = collection({
  name: 'sections',
  label: { one: ['section', 'खंड'], many: ['sections', 'खंड'] },
  section: 'pages',
  facts: {
    page: reference('pages', {
      label: ['Page', 'पन्ना'],
      help: ['The page that it is part of', 'जिस पन्ने का हिस्सा है'],
    }),
    year: optional(
      number({
        label: ['Year', 'साल'],
        help: ['When this chapter of a life began', 'जीवन का यह अध्याय कब शुरू हुआ'],
        group: 'time',
      }),
    ),
    motif: optional(motif()),
  },
  words: {},
  order: { by: 'position' },
  filters: [],
  category: 'page',
  cover: 'mural',
  summary: 'optional',
  body: 'required',
});
