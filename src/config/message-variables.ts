import { z } from 'zod';
import { isSmtpUrl } from './url-checks.ts';
import { variable } from './variable.ts';

const templates = z.record(
  z.string(),
  z.object({ id: z.string().min(1), text: z.string().min(1) }).readonly(),
);

const DOMAIN = /^(?=.{4,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;

const wholeNumber = (usual: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(1).max(1000)).default(usual);

/** The servers that mails and short messages are sent through; without them they are kept in the outbox. */
export const messageVariables = {
  SMTP_URL: variable({
    about:
      'The mail server; smtps:// is encrypted from the start, smtp:// by STARTTLS, ?tls=none never.',
    write: 'the address of a mail server',
    example: 'smtps://user:password@mail.example:465',
    secret: true,
    schema: z.string().refine(isSmtpUrl).optional(),
  }),
  MAIL_FROM: variable({
    about: 'The address that mails come from; set it together with SMTP_URL.',
    write: 'an e-mail address',
    example: 'hello@campaign.example',
    schema: z.email().optional(),
  }),
  DKIM_DOMAIN: variable({
    about: 'The domain that mails are signed for by DKIM; set it with the next two.',
    write: 'a domain',
    example: 'campaign.example',
    schema: z.string().regex(DOMAIN).optional(),
  }),
  DKIM_SELECTOR: variable({
    about: 'The name below which the public key stands: SELECTOR._domainkey.DOMAIN, a TXT record.',
    write: 'letters, numbers and hyphens',
    example: 'abhiyan',
    schema: z
      .string()
      .regex(/^[a-z\d-]{1,63}$/i)
      .optional(),
  }),
  DKIM_PRIVATE_KEY: variable({
    about:
      'The RSA key that signs: the path of a PEM file, or its text with \\n for the ends of lines.',
    write: 'the path of a PEM file, or its text',
    example: '/etc/abhiyan/dkim.pem',
    secret: true,
    schema: z.string().optional(),
  }),
  MAIL_RETURN_PATH: variable({
    about:
      'The address that mails come back to, each with a token: bounces+TOKEN@…; it needs a mailbox that takes them all.',
    write: 'an e-mail address with at most 15 characters before the @',
    example: 'bounces@campaign.example',
    schema: z
      .email()
      .regex(/^[^@+]{1,15}@/)
      .optional(),
  }),
  MAIL_RETURNS_FOLDER: variable({
    about:
      'The folder with the mails of that mailbox, a Maildir or one of .eml files; read every few minutes and emptied.',
    write: 'the path of a folder',
    example: '/var/mail/bounces',
    schema: z.string().optional(),
  }),
  MAIL_RETURNS_SECRET: variable({
    about:
      'The secret by which a mail server may post returned mails to /api/mail/returns, as Authorization: Bearer SECRET.',
    write: 'at least 24 characters without spaces',
    example: 'a-long-secret-for-your-mail-server',
    secret: true,
    schema: z
      .string()
      .regex(/^\S{24,512}$/)
      .optional(),
  }),
  SMS_PROVIDER: variable({
    about: 'Who delivers short messages: msg91 (India) or twilio.',
    write: 'msg91 or twilio',
    example: 'msg91',
    schema: z.enum(['msg91', 'twilio']).optional(),
  }),
  SMS_TEMPLATES: variable({
    about: "The texts registered with India's operators (DLT); each must be what the site writes.",
    write: 'JSON that gives each template its id and its text',
    example: '{"numberChanged.en":{"id":"1107160000000000001","text":"The mobile number of …"}}',
    schema: z
      .string()
      .transform(parseJson)
      .pipe(templates.transform((given) => Object.freeze(given)))
      .optional(),
  }),
  MESSAGES_PER_SECOND: variable({
    about:
      'How many newsletters and the like go out a second by each way; codes and confirmations do not wait.',
    write: 'a whole number from 1 to 1000',
    example: '10',
    schema: wholeNumber(10),
  }),
  PUSH_CONTACT: variable({
    about:
      'Whom push services write to about this site; with it push messages go out, without it they are kept.',
    write: 'mailto: and an e-mail address, or an https address',
    example: 'mailto:hello@campaign.example',
    schema: z
      .string()
      .refine((text) => /^mailto:[^@\s]+@[^@\s]+$|^https:\/\/[^\s]+$/.test(text))
      .optional(),
  }),
  PUSHES_PER_SECOND: variable({
    about: 'How many push messages go out a second.',
    write: 'a whole number from 1 to 1000',
    example: '100',
    schema: wholeNumber(100),
  }),
  MSG91_AUTH_KEY: variable({
    about: 'The key of the MSG91 account; its templates name their variables var1, var2 and so on.',
    write: 'the authentication key that MSG91 shows',
    example: 'the-key-of-your-account',
    secret: true,
    schema: z.string().optional(),
  }),
  TWILIO_ACCOUNT_SID: variable({
    about: 'The account at Twilio.',
    write: 'the account SID that Twilio shows',
    example: 'AC00000000000000000000000000000000',
    schema: z
      .string()
      .regex(/^AC\w+$/)
      .optional(),
  }),
  TWILIO_AUTH_TOKEN: variable({
    about: "The Twilio account's secret.",
    write: 'the authentication token that Twilio shows',
    example: 'the-token-of-your-account',
    secret: true,
    schema: z.string().optional(),
  }),
  TWILIO_FROM: variable({
    about: "Twilio's number, sender name or messaging service that short messages come from.",
    write: 'a number, a sender name or a messaging service (MG…)',
    example: 'MG00000000000000000000000000000000',
    schema: z.string().optional(),
  }),
};

function parseJson(text: string, context: z.core.$RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.issues.push({ code: 'custom', message: 'This is no JSON', input: text });
    return z.NEVER;
  }
}
