import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { orNothing } from '#contract/form-fields.ts';
import {
  checkWrittenTwice,
  consent,
  constituency,
  dateOfBirth,
  gender,
  knownPassword,
  line,
  name,
  newPassword,
  optional,
  photo,
  receipt,
} from '#contract/user-fields.ts';
import { user } from '#contract/user.ts';

export const freeConsent = z.preprocess(
  (value) => value === 'true' || value === 'on' || value === true,
  z.boolean(),
);

/** The answers of a registration about the person, and the consents besides the account. */
export const saidOfOneself = {
  constituency,
  dateOfBirth,
  gender,
  /** The parent's e-mail address or mobile number, required under 18. */
  parentContact: orNothing(line(254)),
  newsletter: freeConsent,
  sms: freeConsent,
  publicName: freeConsent,
};

/** The fields of a registration, besides the proof of address or number. */
const registration = z
  .strictObject({
    name,
    password: newPassword,
    confirmPassword: knownPassword,
    consent,
    email: optional.email,
    phoneNumber: optional.mobileNumber,
    /** The proof of the mobile number, from `verifyCode`. */
    verification: orNothing(receipt),
    profilePhoto: photo,
    ...saidOfOneself,
  })
  .superRefine(checkWrittenTwice)
  .superRefine((form, context) => {
    const refuse = (param: string, message: string) =>
      context.addIssue({ code: 'custom', path: [param], message });
    if (!form.email && !form.phoneNumber && !form.verification)
      refuse('email', 'Give an email or a mobile number');
    if (form.phoneNumber && !form.verification)
      refuse('verification', 'Confirm the mobile number with a code first');
  });

export const register = endpoint({
  name: 'register',
  summary:
    'Makes an account: at once with a proven mobile number, by a mail with an e-mail address',
  method: 'POST',
  path: '/user/register',
  access: 'anyone',
  limit: 'register',
  encoding: 'multipart',
  body: registration,
  status: 201,
  reply: success({ token: z.string().optional(), user: user.optional() }),
  problems: ['invalid', 'tooMany', 'doneAlready'],
});

/** The page asks before the next question, so that nobody learns it after the last one. */
export const checkNewPassword = endpoint({
  name: 'checkNewPassword',
  summary:
    'Whether a password may be used for a registration: not a common one, nor made of what it names',
  method: 'POST',
  path: '/user/register/check-password',
  access: 'anyone',
  limit: 'checkPassword',
  body: z.strictObject({
    password: newPassword,
    name: orNothing(name),
    email: optional.email,
    phoneNumber: optional.mobileNumber,
  }),
  reply: done,
  problems: ['invalid', 'tooMany'],
});

export const confirmRegistration = endpoint({
  name: 'confirmRegistration',
  summary:
    'Confirms the e-mail address of a registration or of a profile, from the link in the mail',
  method: 'POST',
  path: '/user/register/confirm',
  access: 'anyone',
  limit: 'confirm',
  body: z
    .strictObject({
      receipt,
      /** Required in another browser than the one that registered: the address’s owner chooses it. */
      newPassword: orNothing(newPassword),
      confirmPassword: orNothing(knownPassword),
      /**
       * Required in a browser other than the one that gave the new address: the password of the
       * account.
       */
      currentPassword: orNothing(knownPassword),
    })
    .superRefine(checkWrittenTwice),
  reply: success({ token: z.string().optional() }),
  problems: ['invalid', 'wrongCredentials', 'tooMany', 'busy'],
});

export const agreeAsParent = endpoint({
  name: 'agreeAsParent',
  summary: 'A parent agrees to the registration of their child, from the link in the message',
  method: 'POST',
  path: '/user/register/parent',
  access: 'anyone',
  limit: 'confirm',
  body: z.strictObject({ receipt, name, consent }),
  reply: done,
  problems: ['invalid', 'wrongCredentials', 'tooMany'],
});

export const declineAsParent = endpoint({
  name: 'declineAsParent',
  summary: 'A parent says no to the registration of their child, which ends the link',
  method: 'POST',
  path: '/user/register/parent/decline',
  access: 'anyone',
  limit: 'confirm',
  body: z.strictObject({ receipt }),
  reply: done,
  problems: ['invalid', 'wrongCredentials', 'tooMany'],
});
