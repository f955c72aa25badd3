import { z } from 'zod';
import { deriveKey, keyedHash } from '#lib/derived-keys.ts';
import { isWithin } from '#lib/lifetime.ts';
import { isSameSecret } from '#lib/same-secret.ts';
import type { Session } from './sessions.ts';

/** A document whose drafts one session may see on the site's own pages, for some minutes. */
export interface PreviewTarget {
  collection: string;
  id: string;
  /** Null: as the browser prefers. */
  theme: 'light' | 'dark' | null;
}

export interface PreviewSigner {
  /** The value of the query key `preview`, and the moment until which it opens anything. */
  sign(previewed: PreviewTarget, session: Pick<Session, 'id'>): { token: string; endsAt: Date };
  /** The document that a value was signed for; undefined when it was not signed, or its time is over. */
  open(token: string): (PreviewTarget & { sessionId: string }) | undefined;
}

const MINUTES = 15;
const KEY = /[?&]preview=([\w.-]+)/;

const content = z.tuple([
  z.string(),
  z.string(),
  z.enum(['light', 'dark']).nullable(),
  z.string(),
  z.number(),
]);

/** The token in an address; undefined for the page that everybody sees. */
export const previewIn = (url: string): string | undefined => KEY.exec(url)?.[1];

/** Signs with a key of its own that is made from the site's secret. */
export function createPreviewSigner(secret: string, now: () => number = Date.now): PreviewSigner {
  const key = deriveKey(secret, 'previews');
  const signatureOf = (words: string) => keyedHash(key, words);

  return {
    sign({ collection, id, theme }, session) {
      const until = now() + MINUTES * 60_000;
      const said = JSON.stringify([collection, id, theme, session.id, until]);
      const words = Buffer.from(said).toString('base64url');
      const token = `${words}.${signatureOf(words).toString('base64url')}`;
      return { token, endsAt: new Date(until) };
    },
    open(token) {
      const [words = '', given = ''] = token.split('.');
      if (!isSameSecret(Buffer.from(given, 'base64url'), signatureOf(words))) return undefined;
      const said: unknown = JSON.parse(Buffer.from(words, 'base64url').toString());
      const [collection, id, theme, sessionId, until] = content.parse(said);
      const from = until - MINUTES * 60_000;
      return isWithin(now(), { from, until }) ? { collection, id, theme, sessionId } : undefined;
    },
  };
}

/** A page in one theme, whatever the device prefers. */
export function inTheme(html: string, theme: PreviewTarget['theme']): string {
  if (theme === null) return html;
  const media = theme === 'dark' ? 'all' : 'not all';
  return html
    .replace(/<html\b/, `<html data-theme="${theme}"`)
    .replaceAll('media="(prefers-color-scheme: dark)"', `media="${media}"`);
}
