import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Problem } from '#contract/problems.ts';
import { deriveKey, keyedHash } from '#lib/derived-keys.ts';
import { isWithin } from '#lib/lifetime.ts';
import { isSameSecret } from '#lib/same-secret.ts';
import type { BrowserBinding } from './browser-binding.ts';
import { sendStored, USER_FILE_POLICY } from './media-files.ts';
import type { StoredFile } from './media-files.ts';
import { cacheControl } from './page-cache/cache-control.ts';
import { readQuery, splitUrl } from './query.ts';
import type { Session } from './sessions.ts';

/** A stored file that one session may fetch for some minutes. */
export interface SignedFile {
  /** Of storage. */
  key: string;
  /** The name that it is saved by. */
  name: string;
  type: string;
}

export interface FileSigner {
  /** The address of a file, for a link or a picture, that ends with its minutes or its session. */
  sign(file: SignedFile, session: Pick<Session, 'id'>, minutes?: number): string;
  /** The file that an address was signed for; undefined when it was not signed, or its time is over. */
  open(signed: string): (SignedFile & { sessionId: string }) | undefined;
}

export interface SignedFiles {
  signer: Pick<FileSigner, 'open'>;
  /** Whether a session goes on, in the browser that it was begun in where it was begun in one. */
  isAlive(sessionId: string, browserHash: Buffer | undefined): Promise<boolean>;
  find(key: string): Promise<StoredFile | undefined>;
}

const PATH = '/signed-files';
const USUAL_MINUTES = 5;
const LONGEST_MINUTES = 60;

const content = z.tuple([z.string(), z.string(), z.string(), z.string(), z.number(), z.number()]);

/** Signs addresses with a key of their own that is made from the site's secret. */
export function createFileSigner(secret: string, now: () => number = Date.now): FileSigner {
  const key = deriveKey(secret, 'signed files');
  const signatureOf = (words: string) => keyedHash(key, words);

  return {
    sign(file, session, minutes = USUAL_MINUTES) {
      if (minutes > LONGEST_MINUTES) throw new RangeError('A signed address ends after an hour');
      const from = now();
      const until = from + minutes * 60_000;
      const words = Buffer.from(
        JSON.stringify([file.key, file.name, file.type, session.id, from, until]),
      ).toString('base64url');
      // In the query, which no log repeats.
      return `${PATH}?file=${words}.${signatureOf(words).toString('base64url')}`;
    },
    open(signed) {
      const [words = '', given = ''] = signed.split('.');
      if (!isSameSecret(Buffer.from(given, 'base64url'), signatureOf(words))) return undefined;
      const [storageKey, name, type, sessionId, from, until] = content.parse(
        JSON.parse(Buffer.from(words, 'base64url').toString()),
      );
      const isGood = isWithin(now(), { from, until });
      return isGood ? { key: storageKey, name, type, sessionId } : undefined;
    },
  };
}

/** Mounts the signed addresses; one that is wrong, late or of an ended session is not there. */
export function registerSignedFiles(
  app: FastifyInstance,
  { signer, isAlive, find }: SignedFiles,
  binding: BrowserBinding,
): void {
  app.get(PATH, async (request, reply) => {
    const signed = readQuery(splitUrl(request.url).search, ['file']).values.get('file');
    const opened = signed === undefined ? undefined : signer.open(signed);
    const isOwn = opened && (await isAlive(opened.sessionId, binding.hashIn(request.headers)));
    const file = isOwn ? await find(opened.key) : undefined;
    if (!opened || !file) throw new Problem('notFound');
    void reply.headers({
      'content-type': opened.type,
      'content-disposition': contentDisposition(opened.name, { type: 'attachment' }),
      'content-security-policy': USER_FILE_POLICY,
      'cache-control': cacheControl.never,
      'referrer-policy': 'no-referrer',
    });
    return sendStored(request, reply, file);
  });
}
