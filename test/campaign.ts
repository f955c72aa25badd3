import { settings } from '#features/settings/collection.ts';
import type { Writing } from './written.ts';

const words = {
  place: 'Purvamala',
  nameLine: 'for Purvamala',
  description: 'Eleven river islands.',
  footerText: 'Printed and paid for by the ferry fund.',
  newsletterTitle: 'A note when the ferry is late',
  newsletterText: 'One message a fortnight.',
  journeyTitle: 'From the pump house to the council',
  finderTitle: 'Were you on the jetty?',
  finderText: 'Look for yourself.',
  wishTitle: 'A card for a neighbour',
  wishText: 'Type a name.',
  quizTitle: 'Who mends what',
  quizText: 'Three questions.',
  portraitAlt: 'A drawing.',
  address: 'Boat house 4',
  officeHours: 'Tuesday and Friday.',
};

/** The settings of a campaign in English, Hindi and Tamil, without a single link. */
export const campaign: Writing = [
  settings,
  {
    slug: 'campaign',
    facts: { hue: 285, slogans: { en: 'Across.', hi: 'उस पार।' }, languages: ['en', 'hi', 'ta'] },
    en: { title: 'Nilova Teshkar', summary: 'The last ferry.', words },
  },
];
