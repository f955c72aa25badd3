import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { siteContext } from '#ui/page/site-context.ts';
import { loadI18n } from './i18n/load.ts';
import { I18n } from './i18n/provider.tsx';

export { siteContext };

/** Renders a page whole: it is kept as bytes, so nothing is gained by sending it in pieces. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { language } = context.get(siteContext);
  await loadI18n(language);
  const page = (
    <I18n language={language}>
      <ServerRouter context={entry} url={request.url} />
    </I18n>
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(await renderWhole(page), { status, headers });
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

/** Faults reach the server's own log, which names the request; nothing is printed here. */
export function handleError(error: unknown): void {
  if (error instanceof Response || isRouteErrorResponse(error) || isForeignForm(error)) return;
  console.error(error);
}

/** A form that another site sent; React Router has no other sign of it, and has answered 400. */
function isForeignForm(error: unknown): boolean {
  return error instanceof Error && error.message.endsWith('Aborting the action.');
}
