import { choice } from '#content/declare/choices.ts';
import { collection } from '#content/declare/collection.ts';
import { url, text, datetime } from '#content/declare/field.ts';

export const mediaCoverage = collection({
  name: 'media-coverage',
  label: { one: ['media report', 'मीडिया रिपोर्ट'], many: ['media reports', 'मीडिया रिपोर्टें'] },
  section: 'media-coverage',
  facts: {
    publishedAt: datetime({
      label: ['Date', 'तारीख़'],
      help: ['The day the report appeared', 'जिस दिन रिपोर्ट छपी'],
    }),
    outletLanguage: text(
      {
        label: ['Language of the report', 'रिपोर्ट की भाषा'],
        help: ['Its code, such as en or hi', 'उसका कोड, जैसे en या hi'],
        group: 'source',
      },
      10,
    ),
    kind: choice(
      {
        label: ['Kind', 'प्रकार'],
        help: ['Where it appeared', 'कहाँ आई'],
      },
      {
        print: ['Print', 'अख़बार'],
        online: ['Online', 'ऑनलाइन'],
        radio: ['Radio', 'रेडियो'],
        television: ['Television', 'टेलीविज़न'],
      },
    ),
    link: url({
      label: ['Address of the report', 'रिपोर्ट का पता'],
      help: ['The https address at the outlet', 'प्रकाशन का https पता'],
      group: 'source',
    }),
  },
  words: {
    outlet: text(
      {
        label: ['Outlet', 'प्रकाशन'],
        help: ['The newspaper, site or station', 'अख़बार, साइट या चैनल'],
        group: 'source',
      },
      80,
    ),
  },
  order: { by: 'newest', field: 'publishedAt' },
  filters: ['s', 'date'],
  address: '/mediacoverage',
  summary: 'required',
  body: 'none',
});
