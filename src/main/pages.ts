import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { ServerBuild } from 'react-router';
import type { Call } from '#contract/call.ts';
import { languageOfPath } from '#http/language.ts';
import { localPath, primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import { say } from '#contract/say.ts';
import { drawCover } from '#features/covers/server/draw-cover.ts';
import { drawIcon } from '#features/covers/server/draw-icon.ts';
import { drawScene } from '#features/covers/server/draw-scene.ts';
import type { createSharePictures } from '#features/covers/server/share/share-pictures.ts';
import type { BoundCall } from '#http/bind.ts';
import type { Caller } from '#http/caller.ts';
import { callInProcess } from '#http/in-process.ts';
import type { KeptReplies } from '#http/kept-replies.ts';
import type { PageReply, Pages } from '#http/pages.ts';
import { queryKeysOfPage } from '#site/query-keys.ts';
import type { SiteContext, siteContext } from '#ui/page/site-context.ts';

type Build = ServerBuild & { entry: { module: { siteContext: typeof siteContext } } };

interface PagesOptions {
  build: () => Promise<ServerBuild>;
  calls: readonly BoundCall[];
  replies: KeptReplies;
  publicUrl: string;
  sharePicture: ReturnType<typeof createSharePictures>;
  lengthOf: SiteContext['lengthOf'];
  /** In place of the strict one that is made from each page. */
  contentSecurityPolicy?: string | undefined;
}

/** The pages of the site, rendered by React; drawings are answered without it. */
export function createPages({
  build,
  calls,
  replies,
  publicUrl,
  sharePicture,
  lengthOf,
  contentSecurityPolicy,
}: PagesOptions): Pages {
  return {
    queryKeys: (path) => queryKeysOfPage(withoutLanguage(path)),
    async render(request, caller) {
      const { pathname } = new URL(request.url);
      const drawn = drawing(pathname) ?? (await icon(pathname)) ?? (await sharePicture(pathname));
      return drawn ?? page(request, caller);
    },
  };

  async function page(request: Request, caller: Caller): Promise<PageReply> {
    const built = (await build()) as Build;
    const { pathname } = new URL(request.url);
    // The address of a language that is switched off is none of English, whose router finds no page.
    const { language } = caller;
    const context = new RouterContextProvider();
    // The key must be the object inside the bundle, not the one of our own import.
    context.set(built.entry.module.siteContext, {
      call: callOrResponse(callInProcess(calls, caller, replies), language),
      lengthOf,
      language,
      publicUrl,
      path: withoutLanguage(pathname),
    });
    const handle = handlerOf(built, language);
    const response = await handle(request, context);
    if (contentSecurityPolicy)
      response.headers.set('content-security-policy', contentSecurityPolicy);
    return { status: response.status, body: await response.bytes(), headers: response.headers };
  }
}

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

function withoutLanguage(path: string): string {
  const language: Language = languageOfPath(path);
  if (language === primaryLanguage) return path;
  return path.slice(language.length + 1) || '/';
}

/** The router knows Responses, so a failure becomes one: its status and the body of the wire. */
function callOrResponse(call: Call, language: Language): Call {
  const inWords = (problem: Problem) => problem.inWordsOf((sentence) => say(language, sentence));
  return (endpoint, input) =>
    call(endpoint, input).catch((error: unknown) => {
      if (error instanceof Problem)
        throw Response.json(inWords(error).toBody(), { status: error.status });
      throw error;
    });
}

function drawing(path: string): PageReply | undefined {
  const svg = drawCover(path) ?? drawScene(path);
  if (svg === undefined) return undefined;
  const headers = {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
  };
  return { status: 200, body: svg, headers };
}

/** Painting letters as pixels takes a while, so unlike drawings these are kept as pages are. */
async function icon(path: string): Promise<PageReply | undefined> {
  const png = await drawIcon(path);
  return png && { status: 200, body: png, headers: { 'content-type': 'image/png' } };
}
