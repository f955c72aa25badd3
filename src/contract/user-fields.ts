import './without-eval.ts';
import { z } from 'zod';
import { indianMobile } from '#lib/phone.ts';
import { tidyText } from '#lib/tidy-text.ts';
import { orNothing, requiredText } from './form-fields.ts';

/** One line of text, trimmed; what is only space is not there. */
export const line = (max: number) =>
  z
    .string()
    .transform(tidyText)
    .refine((text) => text.length <= max, `Use at most ${max} characters`)
    .refine((text) => !/[\r\n]/.test(text), 'Write this on one line');

export const name = requiredText
  .transform((text) =>
    text
      .normalize('NFC')
      .replace(/[^\S\r\n]+/g, ' ')
      .trim(),
  )
  .refine((text) => text !== '', 'Name is required')
  .pipe(line(120));

/** An address of the web or of mail, as people or their programs read one. */
const ADDRESS =
  /:\/\/|\bwww\.|\S@\S|[a-z\d]\.(?:com|net|org|info|biz|in|io|co|xyz|top|shop|site|online)\b/i;

/** Refuses an address in a name that others see on a page; letters carry names as `personName` writes them. */
export const withoutAddress = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.refine((text) => !ADDRESS.test(text), 'Write it without links');

export const email = requiredText
  .transform((text) => tidyText(text).toLowerCase())
  .refine((text) => text !== '', 'Email is required')
  .pipe(z.email('Enter an email like name@example.org').max(254, 'Use at most 254 characters'));

/** A mobile number as `+91` and ten digits, however it was typed. */
export const mobileNumber = requiredText.transform((typed, context) => {
  const number = indianMobile(typed);
  if (number) return number;
  context.addIssue(
    typed.trim() === ''
      ? 'Mobile number is required'
      : 'Enter an Indian mobile number of ten digits',
  );
  return z.NEVER;
});

/** NIST SP 800-63B: length is what counts; every letter of every script may be in it. */
export const passwordOf = (fewest: number) =>
  requiredText
    .transform((text) => text.normalize('NFKC'))
    .refine((text) => text !== '', 'Password is required')
    .refine(
      (text) => [...text].length >= fewest || text === '',
      `Use at least ${fewest} characters`,
    )
    .refine((text) => [...text].length <= 128, 'Use at most 128 characters');

export const newPassword = passwordOf(8);

interface NewPassword {
  password?: string;
  newPassword?: string | undefined;
  confirmPassword?: string | undefined;
}

/** A check of `superRefine`: a new password is written twice, which is told beside its other rules. */
export function checkWrittenTwice(
  { password, newPassword: chosen = password, confirmPassword }: NewPassword,
  context: z.RefinementCtx,
): void {
  if (chosen === undefined || chosen === confirmPassword) return;
  const message = 'The two passwords are not the same';
  context.addIssue({ code: 'custom', path: ['confirmPassword'], message });
}

/** The password of an account that exists: whatever was typed. */
export const knownPassword = requiredText
  .transform((text) => text.normalize('NFKC'))
  .refine((text) => text !== '', 'Password is required')
  .refine((text) => text.length <= 1024, 'Use at most 128 characters');

export const oneTimeCode = requiredText
  .transform((text) => text.normalize('NFKC').replace(/[\s-]/g, ''))
  .refine((text) => /^\d{6}$/.test(text), 'Enter the six digits');

/** The token that a link in a message carries. */
export const receipt = requiredText.refine(
  (text) => /^[\w-]{20,100}$/.test(text),
  'This link is not complete. Open it again',
);

/** `true`, as JSON or from a form. */
export const consent = z
  .preprocess((value) => (value === 'true' || value === 'on' ? true : value), z.unknown())
  .refine((value) => value === true, 'Your consent is needed')
  .meta({ type: 'boolean', const: true });

const genders = ['female', 'male', 'other'] as const;

export const constituency = orNothing(line(120));
export const gender = orNothing(z.enum(genders, 'Choose one of the list'));

/** `YYYY-MM-DD`, of somebody who lives. */
export const dateOfBirth = orNothing(
  z.iso
    .date('Enter a date like 1999-12-31')
    .refine((day) => day >= '1900-01-01', 'Enter a date like 1999-12-31')
    .refine((day) => new Date(day) < new Date(), 'Enter a day in the past'),
);

/** A file of a form; an empty file input sends one without bytes. */
export const photo = z
  .preprocess(
    (value) => (value instanceof Blob && value.size === 0 ? undefined : value),
    z.unknown(),
  )
  .transform((value) => (value === '' ? undefined : value))
  .pipe(z.instanceof(Blob, { error: 'Choose a picture' }).optional())
  .meta({ type: 'string', format: 'binary' });

export const optional = {
  email: orNothing(email),
  mobileNumber: orNothing(mobileNumber),
};
