import { UNSAFE_decodeViaTurboStream as decodeState } from 'react-router';
import type { EntryContext } from 'react-router';

type Page = EntryContext['staticHandlerContext'];

/** The values of a request that a reply needs, and a page that has been rendered does not. */
const afterRendering = {
  statusCode: 200,
  loaderHeaders: {},
  actionHeaders: {},
  _match: () => null,
} satisfies Partial<Page>;

/**
 * The context with which the server rendered this document, from what `HydrateOnInteraction` and the router
 * have written into it.
 */
export async function readEntryContext(): Promise<EntryContext> {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: routeModules } = window;
  const { stream, basename = '/', ...handoff } = window.__reactRouterContext;
  const { value } = await decodeState(stream, window);
  const { pathname, search } = location;
  return {
    ...handoff,
    manifest,
    routeModules,
    isSpaMode: false,
    branches: [],
    staticHandlerContext: {
      ...afterRendering,
      ...(value as Pick<Page, 'loaderData' | 'actionData' | 'errors'>),
      basename,
      location: { pathname, search, hash: '', state: null, key: 'default', mask: undefined },
      // The router takes the routes themselves from the manifest, which has those of this page from the root on.
      matches: Object.keys(manifest.routes).map((id) => ({
        params: {},
        pathname: '/',
        pathnameBase: '/',
        route: { id },
      })),
    },
  };
}
