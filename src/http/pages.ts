import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOfPath } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import { trackReads } from '#db/cache-tags.ts';
import type { CacheKey, CacheKeys } from './cache-key.ts';
import type { CallerOf } from './caller-of.ts';
import type { Caller } from './caller.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { cacheControl } from './page-cache/cache-control.ts';
import type { PageCache, RenderResult } from './page-cache/page-cache.ts';
import { inTheme, previewIn } from './previews.ts';
import type { PreviewTarget, PreviewSigner } from './previews.ts';
import { splitUrl } from './query.ts';
import { withoutThoseOfDocuments } from './security-headers.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { countIfRead } from './serve-cached.ts';
import type { CountPage } from './serve-cached.ts';

export interface PageReply {
  status: number;
  /** HTML, or bytes of the `content-type` that the headers name. */
  body: string | Uint8Array;
  /** These win over ours. A reply with a `cache-control` of its own, or a cookie, is not cached. */
  headers?: Headers | Record<string, string>;
  /** The inline scripts that its own code put into it; no others run. */
  scripts?: Iterable<string>;
  /** Further tags, beside those that it noted while it read. */
  tags?: Iterable<string>;
  expiresAt?: Date;
}

export interface Pages {
  /**
   * Renders an address. A GET comes without headers and with known query keys only, so that its
   * answer is the same for everybody; a POST comes as it was sent.
   */
  render(request: Request, caller: Caller): Promise<PageReply>;
  /** The query keys that the page at a path knows. */
  queryKeys(path: string): readonly string[];
}

/** Pages with drafts in them, each for one session. */
export interface Previews {
  signer: Pick<PreviewSigner, 'open'>;
  /** Whether a session goes on, in the browser that it was begun in where it was begun in one. */
  isAlive(sessionId: string, browserHash: Buffer | undefined): Promise<boolean>;
  render(request: Request, caller: Caller, previewed: PreviewTarget): Promise<PageReply>;
}

export interface PagesOptions {
  pages: Pages;
  publicUrl: string;
  cache: PageCache;
  cacheKeys: CacheKeys;
  callerOf: CallerOf;
  securityHeaders: SecurityHeaders;
  countPage?: CountPage | undefined;
  /** Whether recaptcha may be asked, whose script is Google's. */
  recaptcha?: boolean | undefined;
  /** Pages with drafts in them, for agents. */
  previews?: Previews | undefined;
}

const HTML = 'text/html; charset=utf-8';
/** A letter of 5,000 Devanagari letters takes nine bytes each in a form. */
const FORM_LIMIT_BYTES = 64 * 1024;

/** Mounts the pages at every address that nothing else has. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  // In a scope of its own, because forms come in encodings that calls refuse.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer' },
      async (_: unknown, body: Buffer) => body,
    );
    scope.get('/*', (request, reply) => sendPage(request, reply, options));
    scope.post('/*', { bodyLimit: FORM_LIMIT_BYTES }, (request, reply) =>
      sendForm(request, reply, options),
    );
  });
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, options: PagesOptions) {
  const { cache, cacheKeys, callerOf, countPage } = options;
  const cacheKey = cacheKeys.page(request.url);
  if (!cacheKey) throw new Problem('notFound');
  const preview = options.previews && previewIn(request.url);
  if (preview) {
    await sendPreview(request, reply, { ...options, href: cacheKey.href, preview });
    return;
  }
  const caller = await callerOf(request, { language: cacheKey.language });
  const response = await cache.render(cacheKey.key, () => renderPage(cacheKey, caller, options));
  reply.hijack();
  response.send(request.raw, reply.raw);
  if (countPage) countIfRead(countPage, cacheKey.href, response, request.raw);
}

async function renderPage(
  { href }: CacheKey,
  caller: Caller,
  options: PagesOptions,
): Promise<RenderResult> {
  const { pages, publicUrl } = options;
  const request = new Request(publicUrl + href);
  const { result, ...reads } = await trackReads(() => pages.render(request, caller));
  return {
    status: result.status,
    body: result.body,
    headers: headersOf(result, caller, options),
    tags: new Set([...reads.tags, ...(result.tags ?? [])]),
    expiresAt: earlier(reads.expiresAt, result.expiresAt),
  };
}

interface PreviewOptions extends PagesOptions {
  href: string;
  preview: string;
}

/** A page with drafts in it is kept nowhere, and shown in a frame of our own pages alone. */
async function sendPreview(request: FastifyRequest, reply: FastifyReply, options: PreviewOptions) {
  const { previews, preview, publicUrl, callerOf, href } = options;
  const opened = previews?.signer.open(preview);
  const language = languageOfPath(splitUrl(request.url).path);
  const caller = await callerOf(request, { language });
  const isOwn = opened && (await previews?.isAlive(opened.sessionId, caller.browserHash));
  if (!opened || !isOwn || !previews) throw new Problem('notFound');
  const result = await previews.render(new Request(publicUrl + href), caller, opened);
  const body = inTheme(Buffer.from(result.body).toString(), opened.theme);
  const { 'content-security-policy': policy, ...headers } = headersOf(
    { ...result, body },
    caller,
    options,
  );
  const framed = String(policy).replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  return reply
    .code(result.status)
    .removeHeader('x-frame-options')
    .headers({
      ...headers,
      'content-security-policy': framed,
      'cache-control': cacheControl.never,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .send(Buffer.from(body));
}

async function sendForm(request: FastifyRequest, reply: FastifyReply, options: PagesOptions) {
  const language = languageOfPath(splitUrl(request.url).path);
  const caller = await options.callerOf(request, { language, reply });
  const result = await options.pages.render(formRequest(request, options), caller);
  const headers = { 'cache-control': cacheControl.never, ...headersOf(result, caller, options) };
  return reply.code(result.status).headers(headers).send(Buffer.from(result.body));
}

function formRequest(request: FastifyRequest, { publicUrl }: PagesOptions): Request {
  const body = request.body instanceof Buffer ? new Uint8Array(request.body) : undefined;
  return new Request(publicUrl + request.url, {
    method: 'POST',
    headers: inOurName(headersSent(request.raw.rawHeaders), publicUrl),
    body,
  });
}

/**
 * Puts the public name into a form's headers. The site may be reached by other names (localhost, an
 * address of the network), and the router refuses a form whose origin is not the public name.
 */
function inOurName(headers: Headers, publicUrl: string): Headers {
  const origin = headers.get('origin');
  if (origin && URL.canParse(origin) && new URL(origin).host === headers.get('host')) {
    headers.set('origin', publicUrl);
    headers.set('host', new URL(publicUrl).host);
  }
  return headers;
}

function headersSent(rawHeaders: string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  }
  return headers;
}

function headersOf(
  { body, headers, scripts }: PageReply,
  { language }: Caller,
  { securityHeaders, recaptcha }: PagesOptions,
): OutgoingHttpHeaders & { 'content-type': string } {
  const own = Object.fromEntries(new Headers(headers));
  const contentType = own['content-type'] ?? HTML;
  const isHtml = contentType.startsWith('text/html');
  const isPicture = contentType.startsWith('image/');
  return {
    // A drawing that is opened by itself may run nothing, and so needs no permissions either.
    ...(isPicture ? withoutThoseOfDocuments(securityHeaders) : securityHeaders),
    ...(isHtml && {
      'content-security-policy': contentSecurityPolicy(Buffer.from(body), {
        scripts,
        recaptcha,
      }),
    }),
    ...(!isPicture && { 'content-language': language }),
    vary: 'accept-encoding',
    ...own,
    'content-type': contentType,
  };
}

function earlier(one: Date | undefined, other: Date | undefined): Date | undefined {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
