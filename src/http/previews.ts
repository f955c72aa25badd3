import { z } from 'zod';
import type { Session } from './sessions.ts';
import { createTokenSigner } from './signed-token.ts';

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

const content = z.object({
  collection: z.string(),
  id: z.string(),
  theme: z.enum(['light', 'dark']).nullable(),
  sessionId: z.string(),
});

/** The token in an address; undefined for the page that everybody sees. */
export const previewIn = (url: string): string | undefined => KEY.exec(url)?.[1];

/** Signs with a key of its own that is made from the site's secret. */
export function createPreviewSigner(secret: string, now?: () => number): PreviewSigner {
  const { sign, open } = createTokenSigner({ secret, purpose: 'previews', content, now });
  return {
    sign: ({ collection, id, theme }, { id: sessionId }) =>
      sign({ collection, id, theme, sessionId }, MINUTES),
    open,
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
