import { collection } from '#content/declare/collection.ts';
import {
  link,
  list,
  number,
  optional,
  picture,
  text,
  wordsByLanguage,
} from '#content/declare/field.ts';
import { z } from 'zod';

/** One document, `campaign`: everything about the leader and the look that is not content. */
export const settings = collection({
  name: 'settings',
  label: 'settings',
  facts: {
    hue: number(),
    slogans: wordsByLanguage(),
    languages: list(z.string()),
    facebook: optional(link()),
    instagram: optional(link()),
    twitter: optional(link()),
    youtube: optional(link()),
    donate: optional(link()),
    join: optional(link()),
    portrait: optional(picture()),
    motifsOff: optional(list(z.string())),
    phone: optional(text(40)),
    email: optional(text(120)),
  },
  words: {
    place: text(80),
    nameLine: text(80),
    description: text(200),
    footerText: text(500),
    newsletterTitle: text(120),
    newsletterText: text(300),
    journeyTitle: text(120),
    finderTitle: text(120),
    finderText: text(400),
    wishTitle: text(120),
    wishText: text(300),
    quizTitle: text(120),
    quizText: text(300),
    portraitAlt: text(300),
    address: text(300),
    officeHours: text(300),
  },
  order: { by: 'position' },
  filters: [],
  summary: 'required',
  body: 'none',
});
