import { useContext, useEffect, useState } from 'react';
import {
  UNSAFE_DataRouterStateContext as RouterState,
  UNSAFE_FrameworkContext as Framework,
} from 'react-router';
import firstTouch from './first-touch.ts?inline-script';

/**
 * In place of React Router's `<Scripts>`: the same entries, but imported on the first touch of the
 * page (or at once where `now` is set), so that reading costs no script.
 */
export function Wake({ now = false }: { now?: boolean }) {
  const [hydrated, setHydrated] = useState(false);
  const framework = useContext(Framework);
  const state = useContext(RouterState);
  useEffect(() => setHydrated(true), []);
  if (!framework || !state || hydrated) return null;
  // Makes the router write the page's data into the document.
  if (framework.renderMeta) framework.renderMeta.didRenderScripts = true;
  const { manifest, serverHandoffString } = framework;
  const ids = state.matches.map(({ route }) => route.id);
  const matched = ids.map((id) => [id, manifest.routes[id]] as const);
  const routes = matched.map(([id, route]) => [id, route?.module]);
  // Links lead to documents of their own, so a page needs to know of no route but its own, nor of
  // the files that a router would fetch ahead.
  const known = JSON.stringify(
    { ...manifest, routes: Object.fromEntries(matched) },
    withoutImports,
  );
  const entries = JSON.stringify({
    now: now || import.meta.env.DEV,
    first: manifest.hmr?.runtime,
    entry: manifest.entry.module,
    routes,
  });
  return (
    <>
      <InlineScript
        code={`window.__reactRouterContext=${serverHandoffString};window.__reactRouterManifest=${known};${stream}`}
      />
      <InlineScript code={`window.__wake=${entries};${firstTouch}`} />
    </>
  );
}

const stream =
  'window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())';

const withoutImports = (key: string, value: unknown) => (key === 'imports' ? [] : value);

/** The browser already ran the server's copy, so hydration need not compare the text. */
export function InlineScript({ code }: { code: string }) {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
