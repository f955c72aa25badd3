import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { isOrigin } from './url-checks.ts';
import { variable } from './variable.ts';
import type { ValuesOf } from './variable.ts';

/** The object store that files are kept in; without it they lie in the data folder. */
export const storageVariables = {
  S3_ENDPOINT: variable({
    about: 'An S3-compatible store for files, in place of the data folder; nothing else is asked.',
    write: 'http:// or https:// and the host, without a path',
    example: 'https://s3.ap-south-1.amazonaws.com',
    schema: z
      .string()
      .refine(isOrigin)
      .transform((text) => new URL(text).origin)
      .optional(),
  }),
  S3_REGION: variable({
    about: 'The region that requests to the store are signed for.',
    write: 'the name of a region',
    example: 'ap-south-1',
    schema: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .default('us-east-1'),
  }),
  S3_BUCKET: variable({
    about: 'The bucket that belongs to this site alone.',
    write: 'the name of a bucket: small letters, digits, hyphens and dots',
    example: 'campaign-files',
    schema: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
  }),
  S3_ACCESS_KEY_ID: variable({
    about: 'The key that may read, write and delete in S3_BUCKET.',
    write: 'the ID of an access key',
    example: 'AKIA0000000000000000',
    schema: z.string().min(1).max(200).optional(),
  }),
  S3_SECRET_ACCESS_KEY: variable({
    about: 'The secret that belongs to S3_ACCESS_KEY_ID.',
    write: 'the secret of an access key',
    example: 'the-secret-of-your-key',
    secret: true,
    schema: z.string().min(1).max(200).optional(),
  }),
};

type Values = ValuesOf<typeof storageVariables>;

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The object store, or nothing: then files lie in the data folder. */
export function storageSlice(values: Values) {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values;
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return Object.freeze({
      endpoint,
      bucket,
      region: values.S3_REGION,
      accessKeyId,
      secretAccessKey,
    });
  }
  const missing = needed.filter((name) => !values[name]);
  if (missing.length === needed.length) return undefined;
  throw new ConfigError(
    missing.map((name) => `${name} is missing: files are kept in an object store only with it`),
  );
}
