import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';
import { orNothing } from '#contract/form-fields.ts';
import { consent, line, optional, photo } from '#contract/user-fields.ts';
import { tidyText } from '#lib/tidy-text.ts';

const MEGABYTE = 1024 * 1024;

/** The days within which a person answers. */
export const REMOVED_WITHIN_DAYS = 7;

/** A coordinate of the ring, as a share of the width or height of the photo. */
const place = orNothing(
  z.coerce.number('Point at your face').min(0, 'Point at your face').max(1, 'Point at your face'),
);

export const askRemoval = endpoint({
  name: 'askRemoval',
  summary:
    'Blurs a face in a public photo: at once where a selfie is the face at that place, else once a person has looked',
  method: 'POST',
  path: '/photo-booth/removals',
  access: 'anyone',
  encoding: 'multipart',
  limits: { fileBytes: 8 * MEGABYTE, seconds: 120 },
  limit: 'removal',
  body: z.strictObject({
    photo: z.uuid('Choose a photo from the list'),
    x: place,
    y: place,
    /** The selfie; without one, a person looks. */
    image: photo.optional(),
    /** Needed with a selfie. */
    consent: z.unknown().optional(),
    name: orNothing(line(120)),
    email: optional.email,
    reason: orNothing(
      z.string().transform(tidyText).pipe(z.string().max(1_000, 'Use at most 1,000 characters')),
    ),
    /** A honeypot field: people do not see it, only bots fill it in. */
    website: orNothing(z.string().max(500)),
  }),
  status: 202,
  reply: success({
    data: z.object({
      /** `blurring` is done within a minute; `asked` waits for a person. */
      state: z.enum(['blurring', 'asked']),
      /** The day by which a person answers. */
      dueAt: z.string().nullable(),
    }),
  }),
  problems: ['invalid', 'notFound', 'tooMany', 'tooLarge', 'busy'],
});

/** The consent to look at a selfie. */
export const selfieConsent = consent;
