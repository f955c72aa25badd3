import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { ServerBuild } from 'react-router';
import { drawCover } from '#art/draw-cover.ts';
import { drawIcon } from '#art/draw-icon.ts';
import type { IsOwnMark } from '#art/draw-icon.ts';
import { drawScene } from '#art/draw-scene.ts';
import type { createSharePictures } from '#art/share-pictures/share-pictures.ts';
import { languageOfPath, localPath, pathWithoutLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import type { BoundCall } from '#http/bind.ts';
import type { Caller } from '#http/caller.ts';
import { callInProcess } from '#http/in-process.ts';
import { cacheControl } from '#http/page-cache/cache-control.ts';
import type { PageReply, Pages } from '#http/pages.ts';
import type { ReplyCache } from '#http/reply-cache.ts';
import { namedPages, queryKeysOfPage } from '#site/pages/page-table.ts';
import type { SiteContext, siteContext } from '#ui/page/site-context.ts';
import { whereRead } from './collections.ts';
import { createErrorPageCache } from './error-page-cache.ts';
import { createPageCalls } from './page-calls.ts';
import type { FindRedirect } from './redirects.ts';

/** Below these nobody looks for a page, so that what is missing there costs none. */
const pictures = /^\/(covers|scenes|icons|share)\//;

type Build = ServerBuild & { entry: { module: { siteContext: typeof siteContext } } };

export interface PageRendererOptions {
  build: () => Promise<ServerBuild>;
  calls: readonly BoundCall[];
  replies: ReplyCache;
  publicUrl: string;
  isOwnMark: IsOwnMark;
  /** Whether the campaign has switched the page at a path off. */
  isPathOff: (path: string) => boolean;
  sharePicture: ReturnType<typeof createSharePictures>;
  moved: FindRedirect;
  lengthOf: SiteContext['lengthOf'];
  /** In place of the strict one that is made from each page. */
  contentSecurityPolicy?: string | undefined;
}

/** An address of no page, for what is said at all such addresses. */
const NOWHERE = '/nothing-here';

/** The pages of the site, rendered by React; drawings are answered without it. */
export function createPageRenderer(options: PageRendererOptions): Pages {
  const { build, calls, replies, publicUrl, isOwnMark, isPathOff } = options;
  const { sharePicture, moved, lengthOf, contentSecurityPolicy } = options;
  const refusalPage = createErrorPageCache();
  const callsByName = new Map(calls.map((call) => [call.endpoint.name, call]));

  return {
    queryKeys: (path) => queryKeysOfPage(pathWithoutLanguage(path)),
    async render(request, caller) {
      const { pathname } = new URL(request.url);
      if (isPathOff(pathWithoutLanguage(pathname).replace(/\.data$/, '')))
        return refuse(404, caller);
      if (!pictures.test(pathname)) return page(request, caller);
      const drawn = drawing(pathname) ?? (await icon(pathname, isOwnMark));
      const picture = drawn ?? (await sharePicture(pathname));
      if (!picture) throw new Problem('notFound');
      return picture;
    },
  };

  /** The page of a status, whatever address it stands at. */
  function refuse(status: number, caller: Caller): Promise<PageReply> {
    const nowhere = new Request(publicUrl + localPath(caller.language, NOWHERE));
    return refusalPage({ language: caller.language, status }, () => page(nowhere, caller, status));
  }

  async function page(request: Request, caller: Caller, refusal?: number): Promise<PageReply> {
    const built = (await build()) as Build;
    const { pathname } = new URL(request.url);
    const path = pathWithoutLanguage(pathname);
    // The address of a language that is switched off is none of English, whose router finds no page.
    const { language } = caller;
    const inProcess = callInProcess(callsByName, caller, replies);
    const { call, retryAfter } = createPageCalls(inProcess, caller, path);
    const scripts = new Set<string>();
    let file: Response | undefined;
    const context = new RouterContextProvider();
    // The key must be the object inside the bundle, not the one of our own import.
    context.set(built.entry.module.siteContext, {
      call,
      lengthOf,
      whereRead,
      namedPages,
      language,
      publicUrl,
      path: path === NOWHERE ? '' : path,
      refusal,
      inlineScripts: scripts,
      answerWith: (made) => (file = made),
      report: (error) => caller.log.error({ err: error }, 'Fault'),
    });
    const rendered = await handlerOf(built, language)(request, context);
    const response = file ?? rendered;
    // The router would tell of its files.
    if (response.status === 405) return takesNoForm(await refuse(404, caller));
    const { status, headers } = response;
    // An address in a language that is switched off leads to the same page in others.
    if (headers.has('x-refused') && languageOfPath(pathname) !== language)
      return page(request, caller, status);
    const reply = headers.has('x-refused')
      ? ((await moved(status, path, language)) ?? (await refuse(status, caller)))
      : { status, body: await response.bytes(), headers, scripts };
    return withHeaders(reply, { retryAfter: retryAfter(), contentSecurityPolicy });
  }
}

interface OwnHeaders {
  retryAfter: number | undefined;
  contentSecurityPolicy: string | undefined;
}

function withHeaders(reply: PageReply, { retryAfter, contentSecurityPolicy }: OwnHeaders) {
  const headers = new Headers(reply.headers);
  if (retryAfter && isRefusal(reply)) headers.set('retry-after', String(retryAfter));
  if (contentSecurityPolicy) headers.set('content-security-policy', contentSecurityPolicy);
  return { ...reply, headers };
}

/** Painting letters as pixels takes a while, so unlike drawings these are kept as pages are. */
async function icon(path: string, isOwn: IsOwnMark): Promise<PageReply | undefined> {
  const png = await drawIcon(path, isOwn);
  if (!png) return undefined;
  return { status: 200, body: png, headers: { 'content-type': 'image/png' }, tags: ['settings'] };
}

/** A page that is only read, as whoever sent it a form sees it. */
function takesNoForm(reply: PageReply): PageReply {
  const headers = new Headers(reply.headers);
  headers.set('allow', 'GET, HEAD');
  return { ...reply, status: 405, headers };
}

const isRefusal = ({ status }: PageReply) => status === 429 || status === 503;

type Handler = ReturnType<typeof createRequestHandler>;
const handlers = new WeakMap<ServerBuild, Map<Language, Handler>>();

/** The router of a language; made once, for it reads every route. */
function handlerOf(build: ServerBuild, language: Language): Handler {
  const ofBuild = handlers.get(build) ?? new Map<Language, Handler>();
  handlers.set(build, ofBuild);
  const basename = localPath(language, '/');
  const handler =
    ofBuild.get(language) ?? createRequestHandler({ ...build, basename }, process.env['NODE_ENV']);
  ofBuild.set(language, handler);
  return handler;
}

function drawing(path: string): PageReply | undefined {
  const svg = drawCover(path) ?? drawScene(path);
  if (svg === undefined) return undefined;
  const headers = {
    'content-type': 'image/svg+xml',
    'cache-control': cacheControl.immutable,
  };
  return { status: 200, body: svg, headers };
}
