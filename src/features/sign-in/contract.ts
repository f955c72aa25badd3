import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { orNothing } from '#contract/form-fields.ts';
import {
  checkWrittenTwice,
  email,
  knownPassword,
  mobileNumber,
  name,
  newPassword,
  oneTimeCode,
  optional,
  receipt,
} from '#contract/user-fields.ts';
import { freeConsent, saidOfOneself } from './contract/registration.ts';

export * from './contract/registration.ts';

const token = z.string();
const loggedIn = success({ token });

// spec: entity:login
export const logIn = endpoint({
  name: 'logIn',
  summary: 'Logs in with a password',
  method: 'POST',
  path: '/user/login',
  access: 'anyone',
  limit: 'login',
  body: z
    .strictObject({
      email: optional.email,
      phoneNumber: optional.mobileNumber,
      password: knownPassword,
    })
    .refine((given) => given.email || given.phoneNumber, {
      path: ['email'],
      error: 'Email is required',
    }),
  reply: loggedIn,
  problems: ['invalid', 'wrongCredentials', 'tooMany', 'busy'],
});

export const logOut = endpoint({
  name: 'logOut',
  summary: 'Ends the session of the token',
  method: 'POST',
  path: '/user/logout',
  access: 'user',
  reply: done,
  clearsCache: true,
});

// spec: entity:otp
export const sendCode = endpoint({
  name: 'sendCode',
  summary: 'Sends a code of six digits to a mobile number; the same answer for all',
  method: 'POST',
  path: '/user/signup/send-otp',
  access: 'anyone',
  body: z.strictObject({ mobile_number: mobileNumber }),
  reply: success({
    data: z.object({
      /** The seconds until another code may be requested, and the lifetime of this one. */
      resendAfter: z.int(),
      expiresIn: z.int(),
      /** Whether numbers without an account receive no code at present; the message says so. */
      isScarce: z.boolean(),
    }),
  }),
  problems: ['invalid', 'tooMany', 'busy'],
});

// spec: entity:otp-verified
export const verifyCode = endpoint({
  name: 'verifyCode',
  summary: 'Logs in with the code that was sent, or proves a number that has no account',
  method: 'POST',
  path: '/user/signup/verify-otp',
  access: 'anyone',
  limit: 'verifyCode',
  body: z.strictObject({ mobile_number: mobileNumber, otp: oneTimeCode }),
  reply: success({
    data: z.object({
      is_register: z.boolean(),
      token: token.optional(),
      /** For a new number: the proof that `register` takes, valid for 30 minutes. */
      verification: z.string().optional(),
    }),
  }),
  problems: ['invalid', 'tooMany'],
});

// spec: entity:social-sign-up
export const logInWithGoogle = endpoint({
  name: 'logInWithGoogle',
  summary: 'Logs in, or makes an account, with a signed ID token of Google',
  method: 'POST',
  path: '/user/signup/new/google',
  access: 'anyone',
  limit: 'google',
  body: z.strictObject({
    email,
    name,
    google_uid: z.string('This is required').min(1, 'This is required').max(255),
    id_token: z.string('This is required').min(1, 'This is required').max(8_000),
    /** The nonce that the page gave the provider, if any. */
    nonce: z.string().max(200).optional(),
    /** `false` only logs in: a visitor without an account is asked for consent first. */
    consent: freeConsent.optional(),
    ...saidOfOneself,
  }),
  /** No token where a parent's consent is needed first. */
  reply: success({ token: token.optional(), data: z.object({ is_register: z.boolean() }) }),
  problems: ['invalid', 'wrongCredentials', 'doneAlready', 'tooMany', 'busy'],
});

/** The sign-in methods of this site, for its pages. */
export const findSignInOptions = endpoint({
  name: 'findSignInOptions',
  summary: 'Whether Google is set up, and where its login begins',
  method: 'GET',
  path: '/user/signup/options',
  access: 'public',
  reply: success({
    data: z.object({
      google: z.object({ clientId: z.string(), authorizationUrl: z.string() }).nullable(),
      /** The site key of recaptcha, where it replaces the proof of work. */
      recaptcha: z.string().nullable(),
    }),
  }),
});

// spec: entity:forgot-password
export const forgotPassword = endpoint({
  name: 'forgotPassword',
  summary: 'Mails a link to choose a new password; the same answer for an unknown address',
  method: 'POST',
  path: '/user/forgot-password/link',
  access: 'anyone',
  limit: 'forgotPassword',
  body: z.strictObject({ email }),
  reply: done,
  problems: ['invalid', 'tooMany'],
});

// spec: entity:change-password
export const changePassword = endpoint({
  name: 'changePassword',
  summary: 'Sets a new password for a receipt; ends every other session',
  method: 'POST',
  path: '/user/change-password/link',
  access: 'anyone',
  limit: 'confirm',
  body: z
    .strictObject({ receipt, newPassword, confirmPassword: knownPassword })
    .superRefine(checkWrittenTwice),
  reply: done,
  problems: ['invalid', 'wrongCredentials', 'tooMany', 'busy'],
});

/** Either field proves again that the caller owns the account. */
const proof = {
  currentPassword: orNothing(knownPassword),
  otp: orNothing(oneTimeCode),
};

export const takePasswordReceipt = endpoint({
  name: 'takePasswordReceipt',
  summary: 'Gives a logged-in user a receipt to change the password with',
  method: 'POST',
  path: '/user/change-password/receipt',
  access: 'user',
  limit: 'proveAgain',
  body: z.strictObject(proof),
  reply: success({ data: z.object({ receipt: z.string() }) }),
  problems: ['invalid', 'wrongCredentials', 'tooMany', 'busy'],
});

export const proveAgain = endpoint({
  name: 'proveAgain',
  summary: 'Proves once more who it is, for what needs a fresh proof: five minutes long',
  method: 'POST',
  path: '/user/prove',
  access: 'user',
  limit: 'proveAgain',
  body: z.strictObject(proof),
  reply: done,
  problems: ['invalid', 'wrongCredentials', 'tooMany', 'busy'],
});
