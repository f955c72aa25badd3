import { z } from 'zod';
import { itemOf } from '#content/declare/item.ts';
import { download } from '#contract/download.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done, listOf, success } from '#contract/envelope.ts';
import { orNothing } from '#contract/form-fields.ts';
import { paging } from '#contract/list-query.ts';
import { consent, photo, receipt } from '#contract/user-fields.ts';
import { photos } from '#features/photos/collection.ts';

const MEGABYTE = 1024 * 1024;

/** Why a selfie cannot be used. */
export const selfieFaults = ['none', 'several', 'small', 'dark', 'blurred', 'unreadable'] as const;
export type SelfieFault = (typeof selfieFaults)[number];

/** `sure`: it is this person; `maybe`: they should look themselves. */
export const matches = ['sure', 'maybe'] as const;

/** A photo with the person in it, as lists of photos show it. */
const foundPhoto = itemOf(photos).extend({
  match: z.enum(matches),
  foundAt: z.string(),
});

const photoId = z.uuid('Choose a photo from the list');

export const findBooth = endpoint({
  name: 'findBooth',
  summary: 'What the photo booth may do for whoever asks, and where they stand',
  method: 'GET',
  path: '/photo-booth/me',
  access: 'user',
  reply: success({
    data: z.object({
      /** Whether the models are there; without them nobody can search. */
      isSetUp: z.boolean(),
      /** The fact that is missing in the profile before a search. */
      needs: z.enum(['phoneNumber', 'dateOfBirth', 'parent']).nullable(),
      /** Whether their face is known: then nothing but their own face can be looked for. */
      isEnrolled: z.boolean(),
      /** Whether a first selfie needs a fresh proof that it is they. */
      needsProof: z.boolean(),
      /** From when on a first selfie is taken again, after they withdrew. */
      beginsAgainAt: z.string().nullable(),
      searchesLeft: z.int(),
      /** The files that a phone loads to look at the selfie by itself, so that it is not sent. */
      phone: z
        .object({
          files: z.array(
            z.object({
              name: z.enum(['script', 'binary', 'detector', 'gate', 'embedder']),
              url: z.string(),
              bytes: z.int(),
            }),
          ),
          /** Bytes of all on their way. */
          sent: z.int(),
          /** Sentences for a selfie that cannot be used. */
          faults: z.record(z.enum(selfieFaults), z.string()),
        })
        .nullable(),
      /** Whether a mail tells them of new photos; none can without an address. */
      notices: z.enum(['on', 'off', 'noAddress']),
      /** Photos that they were found in. */
      found: z.int(),
      /** Albums that can be searched, newest first. */
      albums: z.array(z.object({ slug: z.string(), title: z.string(), takenAt: z.string() })),
    }),
  }),
});

export const findImages = endpoint({
  name: 'findUserImages',
  summary:
    'The photos that somebody is in, best first, by a selfie or by what their phone made of it',
  method: 'POST',
  path: '/photo-booth/find-user-images',
  access: 'user',
  encoding: 'multipart',
  limits: { fileBytes: 8 * MEGABYTE, seconds: 120 },
  limit: 'selfie',
  body: z.strictObject({
    image: photo,
    /** In place of `image`: 512 little-endian numbers of 32 bits, in base64. */
    template: orNothing(z.string().max(4_000, 'This has the wrong form')),
    consent,
    /** The slug of an album, to search only there. */
    album: orNothing(z.string().max(100, 'Choose an album from the list')),
  }),
  reply: listOf(foundPhoto),
  problems: ['invalid', 'forbidden', 'doneAlready', 'tooMany', 'tooLarge', 'busy'],
});

export const listImages = endpoint({
  name: 'listUserImages',
  summary: 'The photos that somebody was found in so far, those found last first',
  method: 'GET',
  path: '/photo-booth/images',
  access: 'user',
  query: z.object({
    match: orNothing(z.enum(matches, 'Choose sure or maybe')),
    ...paging,
  }),
  reply: listOf(foundPhoto),
});

export const refuseImage = endpoint({
  name: 'refuseUserImage',
  summary: 'Not me: the photo is shown to them no more',
  method: 'POST',
  path: '/photo-booth/images/not-me',
  access: 'user',
  body: z.strictObject({ id: photoId }),
  reply: done,
  problems: ['invalid', 'notFound'],
});

export const linkImage = endpoint({
  name: 'linkUserImage',
  summary:
    'The address of a found photo in full size; it ends after five minutes, or with the session',
  method: 'POST',
  path: '/photo-booth/images/link',
  access: 'user',
  limit: 'boothPhoto',
  body: z.strictObject({ id: photoId }),
  reply: success({ data: z.object({ url: z.string(), name: z.string(), bytes: z.int() }) }),
  problems: ['invalid', 'notFound', 'tooMany'],
});

export const downloadImages = endpoint({
  name: 'downloadUserImages',
  summary: 'All found photos in full size, in one archive',
  method: 'GET',
  path: '/photo-booth/images/archive',
  access: 'user',
  limit: 'boothArchive',
  query: z.object({ match: orNothing(z.enum(matches, 'Choose sure or maybe')) }),
  reply: download('application/zip'),
  problems: ['notFound', 'tooMany', 'busy'],
});

export const leaveBooth = endpoint({
  name: 'leavePhotoBooth',
  summary: 'Takes back the consent: the face, and what was found by it, are forgotten',
  method: 'DELETE',
  path: '/photo-booth/me',
  access: 'user',
  reply: done,
});

export const chooseNotices = endpoint({
  name: 'choosePhotoNotices',
  summary: 'A mail when new photos of somebody come, at most one a day; or no more of them',
  method: 'POST',
  path: '/photo-booth/notices',
  access: 'user',
  body: z.strictObject({ areWanted: z.boolean('Choose yes or no') }),
  reply: done,
  problems: ['invalid', 'forbidden'],
});

export const leaveNotices = endpoint({
  name: 'leavePhotoNotices',
  summary: 'Ends these mails by the link of one of them; as often as one likes',
  method: 'POST',
  path: '/photo-booth/notices/end',
  access: 'anyone',
  limit: 'leave',
  body: z.strictObject({ receipt }),
  reply: done,
  problems: ['invalid', 'wrongCredentials', 'tooMany'],
});
