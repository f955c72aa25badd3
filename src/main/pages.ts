import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { ServerBuild } from 'react-router';
import { languageOfPath } from '#http/language.ts';
import { localPath, primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import { say } from '#contract/say.ts';
import { drawCover } from '#features/covers/server/draw-cover.ts';
import { drawScene } from '#features/covers/server/draw-scene.ts';
import type { BoundCall } from '#http/bind.ts';
import type { Caller } from '#http/caller.ts';
import { callInProcess } from '#http/in-process.ts';
import type { PageReply, Pages } from '#http/pages.ts';
import { queryKeysOfPage } from '#site/query-keys.ts';
import type { siteContext } from '#ui/page/site-context.ts';

type Build = ServerBuild & { entry: { module: { siteContext: typeof siteContext } } };

interface PagesOptions {
  build: () => Promise<ServerBuild>;
  calls: readonly BoundCall[];
  publicUrl: string;
  /** In place of the strict one that is made from each page. */
  contentSecurityPolicy?: string | undefined;
}

/** The pages of the site, rendered by React; drawings are answered without it. */
export function createPages({
  build,
  calls,
  publicUrl,
  contentSecurityPolicy,
}: PagesOptions): Pages {
  return {
    queryKeys: (path) => queryKeysOfPage(withoutLanguage(path)),
    async render(request, caller) {
      const { pathname } = new URL(request.url);
      return drawing(pathname) ?? page(request, caller);
    },
  };

  async function page(request: Request, caller: Caller): Promise<PageReply> {
    const built = (await build()) as Build;
    const { pathname } = new URL(request.url);
    const language = languageOfPath(pathname);
    const context = new RouterContextProvider();
    // The key must be the object inside the bundle, not the one of our own import.
    context.set(built.entry.module.siteContext, {
      call: callOrResponse(calls, { ...caller, language }),
      language,
      publicUrl,
      path: withoutLanguage(pathname),
    });
    const basename = localPath(language, '/');
    const handle = createRequestHandler({ ...built, basename }, process.env['NODE_ENV']);
    const response = await handle(request, context);
    if (contentSecurityPolicy)
      response.headers.set('content-security-policy', contentSecurityPolicy);
    return { status: response.status, body: await response.text(), headers: response.headers };
  }
}

function withoutLanguage(path: string): string {
  const language: Language = languageOfPath(path);
  if (language === primaryLanguage) return path;
  return path.slice(language.length + 1) || '/';
}

/** The router knows Responses, so a failure becomes one: its status and the body of the wire. */
function callOrResponse(calls: readonly BoundCall[], caller: Caller) {
  const call: ReturnType<typeof callInProcess> = callInProcess(calls, caller);
  const inWords = (problem: Problem) =>
    problem.inWordsOf((sentence) => say(caller.language, sentence));
  return ((endpoint, input) =>
    call(endpoint, input).catch((error: unknown) => {
      if (error instanceof Problem)
        throw Response.json(inWords(error).toBody(), { status: error.status });
      throw error;
    })) satisfies typeof call;
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
