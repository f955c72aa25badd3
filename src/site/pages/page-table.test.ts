import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collections } from '../../main/collections.ts';
import { footerColumns, isGroup, mainNavigation } from '../frame/navigation.ts';
import { siteMapGroups } from '../sitemap/groups.ts';
import { listedPages, namedPages, pageAt, pages } from './page-table.ts';
import { queryKeysOfPage, hydratesAtOnce } from './page-table.ts';

const site = join(import.meta.dirname, '..');

test('each address is told once, and its file is a page', () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  const without = pages.filter(
    ({ file }) =>
      !existsSync(join(site, file)) ||
      !readFileSync(join(site, file), 'utf8').includes('export default function'),
  );
  expect(without.map(({ file }) => file)).toEqual([]);
});

test('wherever the documents of a collection are read, there is a page', () => {
  const addresses = collections.flatMap(({ address = [] }) =>
    typeof address === 'string' ? address : Object.values(address),
  );
  const missing = addresses.filter((address) => !pageAt(address.replace(/#.*/, '')));
  expect(missing).toEqual([]);
});

test.each([
  ['/news', ['s', 'category', 'date', 'page']],
  ['/grievance/GR-2026-00012', ['key']],
  ['/news/a-story', []],
  ['/no-such-page', []],
])('the page at %s reads the query keys %j', (path, keys) => {
  expect(queryKeysOfPage(path)).toEqual(keys);
});

test.each(['/login', '/register/confirm', '/profile', '/changepassword', '/grievance'])(
  '%s is a page for doing, so it is hydrated at once',
  (path) => {
    expect(hydratesAtOnce(path)).toBe(true);
  },
);

test.each(['/', '/news/a-story', '/join', '/grievance/GR-2026-00012', '/no-such-page'])(
  '%s is a page for reading, so it is hydrated on interaction',
  (path) => {
    expect(hydratesAtOnce(path)).toBe(false);
  },
);

test('search engines are told of no page that is personal, nor of a document twice', () => {
  const paths = listedPages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/', '/news', '/faq', '/join', '/sitemap']));
  expect(paths).not.toEqual(expect.arrayContaining(['/login']));
  expect(paths).not.toEqual(expect.arrayContaining(['/search']));
  expect(paths).not.toEqual(expect.arrayContaining(['/privacy']));
});

test('a page with a label is found from the site map or the footer, and by its name', () => {
  const mapped = siteMapGroups.flatMap(({ links }) => links.map(({ path }) => path));
  const inMenus = [...mainNavigation, ...footerColumns].flatMap((entry) =>
    isGroup(entry) ? entry.links.map(({ path }) => path) : [entry.path],
  );
  const named = pages.filter(({ label }) => label).map(({ path }) => path);
  const reachable = new Set<string>([...mapped, ...inMenus, '/sitemap', '/agent/login']);
  expect(named.filter((path) => !reachable.has(path))).toEqual([]);
  expect(namedPages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/register', '/grievance', '/biography']),
  );
});

test('the menus are those of the specification, in its order', () => {
  const labels = mainNavigation.map((entry) =>
    isGroup(entry) ? [entry.label, ...entry.links.map(({ label }) => label)] : entry.label,
  );
  expect(labels).toEqual([
    'frame.home',
    ['about', 'frame.biography'],
    ['mediaResources', 'frame.audios', 'frame.documents', 'frame.newsUpdates', 'frame.events'],
    ['gallery', 'frame.photos', 'frame.videos'],
    'frame.infographics',
    'frame.contactUs',
  ]);
  expect(footerColumns[0]?.links.map(({ label }) => label)).toEqual([
    'frame.home',
    'frame.about',
    'frame.infographics',
    'frame.ourHistory',
    'frame.contactUs',
    'frame.quiz',
    'frame.createWish',
  ]);
});
