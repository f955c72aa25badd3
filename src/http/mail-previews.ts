import type { FastifyInstance } from 'fastify';
import { Problem } from '#contract/problems.ts';
import type { BrowserBinding } from './browser-binding.ts';
import { cacheControl } from './page-cache/cache-control.ts';
import type { PreviewTarget, PreviewSigner } from './previews.ts';
import { readQuery, splitUrl } from './query.ts';
import type { Session } from './sessions.ts';

/** A mail that one session may see in a frame, as a page. */
export interface MailPreviews {
  signer: PreviewSigner;
  /** Whether a session goes on, in the browser that it was begun in. */
  isAlive(sessionId: string, browserHash: Buffer | undefined): Promise<boolean>;
  render(previewed: { id: string; theme: 'light' | 'dark' }): Promise<string | undefined>;
}

const PATH = '/mail-preview';
const KEY = 'mail';
/**
 * The value that replaces a collection in a token, so that one for a document opens no mail, and vice
 * versa.
 */
const KIND = 'mail';

/** No script, whatever is written in a mail; its pictures are the site's. */
const policy = (publicUrl: string) =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src 'self' ${publicUrl}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox',
  ].join('; ');

/** Makes the address of a preview. */
export const mailPreviewAddress =
  (signer: PreviewSigner) =>
  (previewed: Pick<PreviewTarget, 'id' | 'theme'>, session: Pick<Session, 'id'>): string =>
    `${PATH}?${KEY}=${signer.sign({ ...previewed, collection: KIND }, session).token}`;

/** Mounts the previews of mails; one that is late, or of an ended session, is not there. */
export function registerMailPreviews(
  app: FastifyInstance,
  { signer, isAlive, render }: MailPreviews,
  { binding, publicUrl }: { binding: BrowserBinding; publicUrl: string },
): void {
  app.get(PATH, async (request, reply) => {
    const token = readQuery(splitUrl(request.url).search, [KEY]).values.get(KEY);
    const opened = token === undefined ? undefined : signer.open(token);
    const { id, theme, sessionId } = opened?.collection === KIND ? opened : {};
    const isOwn = sessionId && (await isAlive(sessionId, binding.hashIn(request.headers)));
    const html = isOwn && id && theme ? await render({ id, theme }) : undefined;
    if (!html) throw new Problem('notFound');
    return reply
      .headers({
        'content-security-policy': policy(publicUrl),
        'cache-control': cacheControl.never,
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
