import { z } from 'zod';
import { freePurposes, purposes } from '#contract/consent-purposes.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { orNothing } from '#contract/form-fields.ts';
import {
  constituency,
  dateOfBirth,
  email,
  gender,
  name,
  optional,
  photo,
  receipt,
} from '#contract/user-fields.ts';
import { user } from '#contract/user.ts';

/** Applies a schema to every value but the empty string. */
const emptyOr = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([z.literal(''), schema], {
      error: (issue) =>
        issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0]?.message : undefined,
    })
    .optional();

// spec: entity:profile
export const findProfile = endpoint({
  name: 'findProfile',
  summary: 'The account of whoever asks',
  method: 'GET',
  path: '/user/profile',
  access: 'user',
  reply: success({ user }),
});

export const editProfile = endpoint({
  name: 'editProfile',
  summary: 'Changes what is given of a profile; a new number or address needs a fresh proof',
  method: 'POST',
  path: '/user/profile/edit',
  access: 'user',
  limit: 'editProfile',
  encoding: 'multipart',
  // A photo takes a minute on a weak network.
  limits: { seconds: 120 },
  body: z.strictObject({
    name: name.optional(),
    /** It can be changed, and not removed. */
    email: emptyOr(email),
    /** `true` withdraws a new address that is not confirmed yet. */
    cancelEmail: z.literal('true').optional(),
    phoneNumber: optional.mobileNumber,
    /** The proof of a new mobile number, from `verifyCode`. */
    verification: orNothing(receipt),
    /** An empty value removes it. */
    constituency: emptyOr(constituency),
    gender: emptyOr(gender),
    dateOfBirth: emptyOr(dateOfBirth),
    profilePhoto: photo,
    /** `true` removes the photo. */
    removePhoto: z.literal('true').optional(),
  }),
  reply: success({ user }),
  problems: ['invalid', 'forbidden', 'doneAlready', 'tooMany', 'tooLarge'],
});

export const listSessions = endpoint({
  name: 'listSessions',
  summary: 'Where somebody is logged in, the newest first',
  method: 'GET',
  path: '/user/sessions',
  access: 'user',
  reply: success({
    data: z.array(
      z.object({
        id: z.string(),
        device: z.string().nullable(),
        createdAt: z.string(),
        seenAt: z.string(),
        /** Whether it is the session of this call. */
        current: z.boolean(),
      }),
    ),
  }),
});

export const endSession = endpoint({
  name: 'endSession',
  summary: 'Logs out elsewhere: one session, or all but this one',
  method: 'POST',
  path: '/user/sessions/end',
  access: 'user',
  /** Without an id, all sessions but this one end. */
  body: z.strictObject({ id: z.uuid('This has the wrong form').optional() }),
  reply: done,
  problems: ['invalid', 'notFound'],
});

export const listConsents = endpoint({
  name: 'listConsents',
  summary: 'What somebody agreed to, purpose by purpose, and since when',
  method: 'GET',
  path: '/user/consents',
  access: 'user',
  reply: success({
    data: z.array(
      z.object({ purpose: z.enum(purposes), given: z.boolean(), at: z.string().nullable() }),
    ),
  }),
});

export const changeConsent = endpoint({
  name: 'changeConsent',
  summary: 'Gives or takes back one consent',
  method: 'POST',
  path: '/user/consents',
  access: 'user',
  limit: 'changeConsent',
  body: z.strictObject({
    purpose: z.enum(freePurposes, 'Choose one of the list'),
    given: z.boolean('This is required'),
  }),
  reply: done,
  problems: ['invalid', 'forbidden', 'tooMany'],
});

export const downloadAccount = endpoint({
  name: 'downloadAccount',
  summary: 'Everything that is held about whoever asks',
  method: 'GET',
  path: '/user/account',
  access: 'user',
  limit: 'download',
  savedAs: 'my-data.json',
  reply: success({ data: z.record(z.string(), z.unknown()) }),
  problems: ['tooMany'],
});

export const eraseAccount = endpoint({
  name: 'eraseAccount',
  summary: 'Forgets whoever asks; needs a proof that is no older than five minutes',
  method: 'DELETE',
  path: '/user/account',
  access: 'user',
  reply: done,
  clearsCache: true,
  problems: ['forbidden'],
});
