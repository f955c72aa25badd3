import { z } from 'zod';
import { download } from '#contract/download.ts';
import { endpoint } from '#contract/endpoint.ts';
import { orNothing } from '#contract/form-fields.ts';
import { allLanguages } from '#contract/languages.ts';
import { line } from '#contract/user-fields.ts';
import { tidyLine } from '#lib/tidy-text.ts';

/** The most letters of a name: it is set across the line. */
export const LONGEST_NAME = 40;
export const kitShapes = ['status', 'card', 'poster'] as const;

/** Letters that the fonts of the kit have. */
const letters =
  /[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}]/u;

const kit = z.strictObject({
  shape: z.enum(kitShapes, 'Choose one of the list'),
  language: z.enum(allLanguages, 'Choose one of the list'),
  /** For oneself: it is drawn, and kept nowhere. */
  name: orNothing(
    z
      .string()
      .transform(tidyLine)
      .refine((text) => text === '' || letters.test(text), 'Write it in Latin or Indian letters')
      .pipe(line(LONGEST_NAME)),
  ),
  /** The slug of an event. */
  event: orNothing(z.string().max(200)),
  /** A honeypot field: people do not see it, only bots fill it in. */
  website: orNothing(z.string().max(500)),
});

export type KitBody = z.output<typeof kit>;

const makesFile = {
  method: 'POST',
  access: 'anyone',
  limit: 'rallyKit',
  body: kit,
  problems: ['invalid', 'tooMany', 'busy'],
} as const;

export const drawKit = endpoint({
  ...makesFile,
  name: 'drawRallyKit',
  summary: 'A poster, a status or a card for one supporter, as a picture; nothing of it is kept',
  path: '/user/rally-kit/draw',
  reply: download('image/png'),
});

export const printKit = endpoint({
  ...makesFile,
  name: 'printRallyKit',
  summary: 'The same on paper of A4, with text that can be read aloud',
  path: '/user/rally-kit/print',
  reply: download('application/pdf'),
});
