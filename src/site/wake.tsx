import { useContext, useEffect, useState } from 'react';
import {
  UNSAFE_DataRouterStateContext as RouterState,
  UNSAFE_FrameworkContext as Framework,
} from 'react-router';
import { InlineScript } from '#ui/page/inline-script.tsx';
import firstTouch from './first-touch.ts?inline-script';
import member from './member.ts?separate-script';
import reading from './reading.ts?separate-script';

/**
 * In place of React Router's `<Scripts>`: the same entries, but imported on the first touch of a
 * form (or at once where `now` is set), so that reading costs no script.
 */
export function Wake({ now = false }: { now?: boolean }) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (hydrated) return null;
  if (import.meta.env.SSR) return <WakingScripts now={now} />;
  return (
    <>
      <InlineScript code="" />
      <InlineScript code="" />
    </>
  );
}

function WakingScripts({ now }: { now: boolean }) {
  const framework = useContext(Framework);
  const state = useContext(RouterState);
  if (!framework || !state) return null;
  // Makes the router write the page's data into the document.
  if (framework.renderMeta) framework.renderMeta.didRenderScripts = true;
  const { manifest, serverHandoffString = '{}' } = framework;
  const handoff = JSON.stringify(JSON.parse(serverHandoffString), spare);
  const ids = state.matches.map(({ route }) => route.id);
  const matched = ids.map((id) => [id, manifest.routes[id]] as const);
  // Links lead to documents of their own, so a page needs to know of no route but its own, nor of
  // the files that a router would fetch ahead.
  const known = JSON.stringify({ ...manifest, routes: Object.fromEntries(matched) }, spare);
  const start = JSON.stringify(
    { now: now || import.meta.env.DEV, first: manifest.hmr?.runtime, reading, member },
    spare,
  );
  return (
    <>
      <InlineScript
        code={`window.__reactRouterContext=${handoff};window.__reactRouterManifest=${known};${stream}`}
      />
      <InlineScript code={`window.__wake=${start};${firstTouch}`} />
    </>
  );
}

const stream =
  '__reactRouterContext.stream=new ReadableStream({start(c){__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())';

/** Nothing is said of what is not so: what is missing counts as false. */
function spare(key: string, value: unknown): unknown {
  if (key === 'imports') return [];
  return value === false ? undefined : value;
}
