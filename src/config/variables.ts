import { z } from 'zod';
import { messageVariables } from './message-variables.ts';
import { storageVariables } from './storage-variables.ts';
import { isAddressOrNetwork, isOrigin, isPostgresUrl } from './url-checks.ts';
import { variable } from './variable.ts';

const wholeNumber = z.string().regex(/^\d+$/).transform(Number);
const decimalNumber = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform(Number);
const commaList = z.string().transform((text) => text.split(',').map((part) => part.trim()));

/** Every environment variable that the site reads, and nothing else is read. */
export const variables = {
  PORT: variable({
    about: 'The port it listens on; 0 takes any free one.',
    write: 'a whole number from 0 to 65535',
    example: '3000',
    schema: wholeNumber.pipe(z.number().max(65535)).default(3000),
  }),
  HOST: variable({
    about: 'The address it listens on; 0.0.0.0 opens it to other machines.',
    write: 'a host name or an IP address',
    example: '127.0.0.1',
    schema: z
      .string()
      .regex(/^[\w.:-]+$/)
      .default('127.0.0.1'),
  }),
  PUBLIC_URL: variable({
    about: "The site's address as people type it; every link that it writes begins with it.",
    write: 'http:// or https:// and the host, without a path',
    example: 'https://campaign.example',
    schema: z
      .string()
      .refine(isOrigin)
      .transform((text) => new URL(text).origin)
      .optional(),
  }),
  TRUSTED_PROXIES: variable({
    about: "Addresses of the proxies in front, whose word on a visitor's address is believed.",
    write: 'IP addresses or networks with commas between them',
    example: '10.0.0.5, 192.168.0.0/16',
    schema: commaList.pipe(z.array(z.string().refine(isAddressOrNetwork))).default([]),
  }),
  DATA_DIR: variable({
    about: 'The folder of the embedded database, stored files and the outbox.',
    write: 'the path of a folder',
    example: './data',
    schema: z
      .string()
      .refine((path) => !path.includes('\0'))
      .default('./data'),
  }),
  DATABASE_URL: variable({
    about: 'A PostgreSQL server (15 or newer) to use instead of the embedded one.',
    write: 'a PostgreSQL address that ends with the name of a database',
    example: 'postgresql://abhiyan:password@db.example:5432/abhiyan',
    secret: true,
    schema: z.string().refine(isPostgresUrl).optional(),
  }),
  FACE_INDEX_URL: variable({
    about:
      'A PostgreSQL server with pgvector 0.7 or newer that keeps the index of faces, for more of them than fit into memory; it may be that of DATABASE_URL.',
    write: 'a PostgreSQL address that ends with the name of a database',
    example: 'postgresql://abhiyan:password@faces.example:5432/faces',
    secret: true,
    schema: z.string().refine(isPostgresUrl).optional(),
  }),
  ...storageVariables,
  WORK_LANE: variable({
    about:
      'Where long work is done: apart (a process of its own, which the site starts), inside (the process of the pages), or elsewhere (by npm run work).',
    write: 'apart, inside or elsewhere',
    example: 'apart',
    schema: z.enum(['apart', 'inside', 'elsewhere']).default('apart'),
  }),
  LINK_CHECKS: variable({
    about: 'Whether links that lead away from the site are asked every night if they still answer.',
    write: 'on or off',
    example: 'on',
    schema: z.enum(['on', 'off']).default('on'),
  }),
  LIMITS_SCALE: variable({
    about: 'Multiplies every rate limit, for rehearsals and load tests.',
    write: 'a number above 0',
    example: '1',
    schema: decimalNumber.pipe(z.number().positive()).default(1),
  }),
  OIDC_ISSUER: variable({
    about: 'The OpenID Connect provider that people may log in with.',
    write: 'the address of an issuer, as its discovery document says it',
    example: 'https://accounts.google.com',
    schema: z.url().default('https://accounts.google.com'),
  }),
  OIDC_CLIENT_ID: variable({
    about: 'The client that the provider knows this site by; without it the button is not there.',
    write: 'the client ID',
    example: '1234567890-abc.apps.googleusercontent.com',
    schema: z.string().min(1).max(300).optional(),
  }),
  RECAPTCHA_SITE_KEY: variable({
    about: 'Asks recaptcha v3 where a soft limit is passed, in place of the proof of work.',
    write: 'the site key',
    example: '6Lc…',
    schema: z.string().min(1).max(200).optional(),
  }),
  RECAPTCHA_SECRET: variable({
    about: 'The secret that belongs to RECAPTCHA_SITE_KEY; set both or neither.',
    write: 'the secret key',
    example: '6Lc…',
    secret: true,
    schema: z.string().min(1).max(200).optional(),
  }),
  ...messageVariables,
  AGENT_EMAIL: variable({
    about: 'The first administrator; without one an account is made and its password printed once.',
    write: 'an e-mail address',
    example: 'editor@campaign.example',
    schema: z.email().optional(),
  }),
  AGENT_PASSWORD: variable({
    about: "The first administrator's password; set it together with AGENT_EMAIL.",
    write: 'at least 15 characters',
    example: 'a-long-sentence-that-only-you-know',
    secret: true,
    schema: z.string().min(15).optional(),
  }),
};
