import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import type { EntryContext, LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { hasRarerConjuncts } from '#ui/fonts/rarer-conjuncts.ts';
import { InlineScripts } from '#ui/page/inline-script.tsx';
import { siteContext } from '#ui/page/site-context.ts';
import { loadI18n } from './i18n/load.ts';
import { I18n } from './i18n/provider.tsx';

export { siteContext };

/** Renders a page whole: it is cached as bytes, so streaming gains nothing. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { language, inlineScripts, refusal } = context.get(siteContext);
  if (refusal === undefined && isRefused(entry))
    return new Response(null, { status, headers: { 'x-refused': 'undrawn' } });
  await loadI18n(language);
  const page = (
    <InlineScripts value={inlineScripts}>
      <I18n language={language}>
        <ServerRouter context={entry} url={request.url} />
      </I18n>
    </InlineScripts>
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(withLetters(await renderWhole(page)), { status, headers });
}

/** A page with conjuncts that few words have says so, and loads the larger files of Devanagari. */
function withLetters(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | string {
  const text = html.toString();
  return hasRarerConjuncts(text) ? text.replace('<html ', '<html data-letters="more" ') : html;
}

/**
 * Whether the page is refused. Nothing is rendered then: the caller has one page for all such
 * addresses.
 */
function isRefused({ staticHandlerContext: { errors, actionData, statusCode } }: EntryContext) {
  return errors !== null && !actionData && (statusCode === 404 || statusCode === 429);
}

function renderWhole(page: React.ReactNode): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const body = new Writable({
      write(chunk: Buffer, _, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => void pipe(body),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** Errors go to the server's own log, which names the request; nothing is printed here. */
export function handleError(error: unknown, { context }: Pick<LoaderFunctionArgs, 'context'>) {
  if (error instanceof Response || isRouteErrorResponse(error) || isForeignForm(error)) return;
  context.get(siteContext).report(error);
}

/**
 * Whether a form was sent by another site; React Router has answered 400, and its message is the
 * only sign.
 */
function isForeignForm(error: unknown): boolean {
  return error instanceof Error && error.message.endsWith('Aborting the action.');
}
