import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addressesIn, faultsOfJsonLd } from './json-ld/rules.ts';
import { foreignWords } from './json-ld/vocabulary.ts';
import { readSource } from './page-source.ts';
import type { PageSource } from './page-source.ts';
import { mappedPaths } from './site-map.ts';

interface Crawl {
  /** `404 /nowhere, linked from /news` */
  deadEnds: string[];
  /** The pages by path, without those whose query selects part of them. */
  pages: Map<string, PageSource>;
}

/**
 * Follows every link inside the site. Addresses with a query are requested, but their links are not
 * followed, because a calendar never ends.
 */
async function crawl(request: APIRequestContext, starts: string[]): Promise<Crawl> {
  const waiting = starts.map((path) => ({ path, from: 'the start' }));
  const known = new Set(starts);
  const deadEnds: string[] = [];
  const pages = new Map<string, PageSource>();
  for (const { path, from } of waiting) {
    const response = await request.get(path);
    if (!response.ok()) deadEnds.push(`${response.status()} ${path}, linked from ${from}`);
    const isPage = response.headers()['content-type']?.startsWith('text/html');
    if (!isPage || path.includes('?')) continue;
    const source = readSource(await response.text(), response.url());
    pages.set(path, source);
    for (const link of source.links.filter((each) => !known.has(each))) {
      known.add(link);
      waiting.push({ path: link, from: path });
    }
  }
  return { deadEnds, pages };
}

/** The addresses that do not reply with 200. */
async function unanswered(request: APIRequestContext, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const response = await request.head(path);
    if (response.status() !== 200) found.push(`${response.status()} ${path}`);
  }
  return found;
}

const pathOf = (address = '/') => new URL(address, 'http://site.example').pathname;

/** The errors in the head of a page that search engines may list. */
function faultsOfHead(path: string, source: PageSource, pages: Crawl['pages']): string[] {
  const { titles, descriptions, canonical, alternates } = source;
  const once = { titles, descriptions, canonical };
  const others = Object.values(alternates).map((href) => new URL(href).pathname);
  const strangers = others.filter((other) => {
    const back = pages.get(other)?.alternates;
    return JSON.stringify(back) !== JSON.stringify(alternates);
  });
  return [
    ...Object.entries(once).flatMap(([name, found]) =>
      found.length === 1 && found[0] ? [] : [`${found.length} ${name}`],
    ),
    ...(others.includes(path) ? [] : ['not among its own languages']),
    ...(pathOf(canonical[0]) === path ? [] : [`is called ${canonical[0]}`]),
    ...(alternates['x-default'] === alternates['en'] ? [] : ['no English page for everybody else']),
    ...strangers.map((other) => `${other} does not point back`),
    ...(source.jsonLd.length === 1 ? [] : [`says ${source.jsonLd.length} times what it is`]),
    ...source.jsonLd.flatMap(faultsOfJsonLd),
  ];
}

test('no link leads nowhere, and every page tells machines what it is', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const origin = baseURL ?? '';
  const mapped = await mappedPaths(origin);
  const { deadEnds, pages } = await crawl(request, ['/', '/hi', ...mapped]);

  expect(deadEnds).toEqual([]);
  expect(pages.size).toBeGreaterThan(300);
  const open = [...pages].filter(([, { isHidden }]) => !isHidden);
  const faults = open.flatMap(([path, source]) =>
    faultsOfHead(path, source, pages).map((fault) => `${path}: ${fault}`),
  );
  expect(faults).toEqual([]);

  expect(mapped.toSorted()).toEqual(open.map(([path]) => path).toSorted());

  const said = open.flatMap(([, { jsonLd }]) => jsonLd);
  expect(foreignWords(said)).toEqual([]);
  const named = new Set(said.flatMap((each) => addressesIn(each, origin)));
  const missing = [...named].filter((path) => !pages.has(path));
  expect(await unanswered(request, missing)).toEqual([]);
});
