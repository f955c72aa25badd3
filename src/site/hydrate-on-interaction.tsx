import { useContext, useEffect, useState } from 'react';
import {
  UNSAFE_DataRouterStateContext as RouterState,
  UNSAFE_FrameworkContext as Framework,
} from 'react-router';
import type { Language } from '#contract/languages.ts';
import { cardWordsAddresses } from '#features/push/site/card-words/addresses.ts';
import { InlineScript } from '#ui/page/inline-script.tsx';
import earlyClicks from './early-clicks.ts?inline-script';
import interactionScript from './interaction-script.ts?inline-script';
import push from './push-enhancement.ts?separate-script';
import reader from './reader-enhancements.ts?separate-script';
import session from './session-enhancements.ts?separate-script';

interface HydrationProps {
  language: Language;
  now?: boolean;
}

/**
 * Stands in place of React Router's `<Scripts>`: it writes the same entries, but they are imported
 * when a form is first touched (or at once where `now` is set), so that reading costs no script.
 */
export function HydrateOnInteraction({ language, now = false }: HydrationProps) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (hydrated) return null;
  if (import.meta.env.SSR) return <HydrationScripts language={language} now={now} />;
  return (
    <>
      <InlineScript code="" />
      <InlineScript code="" />
    </>
  );
}

function HydrationScripts({ language, now }: Required<HydrationProps>) {
  const framework = useContext(Framework);
  const state = useContext(RouterState);
  if (!framework || !state) return null;
  // Makes the router write the page's data into the document.
  if (framework.renderMeta) framework.renderMeta.didRenderScripts = true;
  const { manifest, serverHandoffString = '{}' } = framework;
  const handoff = JSON.stringify(JSON.parse(serverHandoffString), omitDefaults);
  const ids = state.matches.map(({ route }) => route.id);
  const matched = ids.map((id) => [id, manifest.routes[id]] as const);
  // Links load whole documents, so a page needs its own routes only, and none of the files that a
  // router would prefetch; the address and the version of the whole manifest are for a component that this
  // replaces.
  const ownManifest = JSON.stringify(
    { ...manifest, routes: Object.fromEntries(matched), url: undefined, version: undefined },
    omitDefaults,
  );
  const scripts = { reader, session, push, pushWords: cardWordsAddresses[language] };
  const options = JSON.stringify(
    { now: now || import.meta.env.DEV, first: manifest.hmr?.runtime, ...scripts },
    omitDefaults,
  );
  return (
    <>
      <InlineScript
        code={`__reactRouterContext=${handoff};__reactRouterManifest=${ownManifest};${stream}`}
      />
      <InlineScript code={`__hydration=${options};${now ? earlyClicks : ''}${interactionScript}`} />
    </>
  );
}

const stream =
  '__reactRouterContext.stream=new ReadableStream({start(c){__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())';

/** A JSON replacer that leaves out `false`, which is what a missing value counts as, and prefetched imports. */
function omitDefaults(key: string, value: unknown): unknown {
  if (key === 'imports') return [];
  return value === false ? undefined : value;
}
