import { z } from 'zod';
import { deriveKey, keyedHash } from '#lib/derived-keys.ts';
import { isWithin } from '#lib/lifetime.ts';
import { isSameSecret } from '#lib/same-secret.ts';

interface TokenSigner<Content> {
  /** The token, and when it ends. */
  sign(content: Content, minutes: number): { token: string; endsAt: Date };
  /** The content of a token; undefined for one that this site did not sign, and outside its life. */
  open(token: string): Content | undefined;
}

interface TokenSignerOptions<Content> {
  /** The site's secret; each purpose has a key of its own that is made from it. */
  secret: string;
  purpose: Parameters<typeof deriveKey>[1];
  content: z.ZodType<Content>;
  now?: (() => number) | undefined;
}

/** Signs what an address tells, for some minutes, so that no table has to hold it. */
export function createTokenSigner<Content>({
  secret,
  purpose,
  content,
  now = Date.now,
}: TokenSignerOptions<Content>): TokenSigner<Content> {
  const key = deriveKey(secret, purpose);
  const signatureOf = (words: string) => keyedHash(key, words);
  const stored = z.tuple([content, z.number(), z.number()]);

  return {
    sign(said, minutes) {
      const from = now();
      const until = from + minutes * 60_000;
      const words = Buffer.from(JSON.stringify([said, from, until])).toString('base64url');
      const token = `${words}.${signatureOf(words).toString('base64url')}`;
      return { token, endsAt: new Date(until) };
    },
    open(token) {
      const [words = '', given = ''] = token.split('.');
      if (!isSameSecret(Buffer.from(given, 'base64url'), signatureOf(words))) return undefined;
      const [said, from, until] = stored.parse(
        JSON.parse(Buffer.from(words, 'base64url').toString()),
      );
      return isWithin(now(), { from, until }) ? said : undefined;
    },
  };
}
