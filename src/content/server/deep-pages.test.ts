import { beforeAll, expect, test } from 'vitest';
import { collection } from '#content/declare/collection.ts';
import type { Order } from '#content/declare/collection.ts';
import { datetime } from '#content/declare/field.ts';
import { DAY_MS } from '#lib/durations.ts';
import { about, called } from '#test/about.ts';
import { testDatabase } from '#test/database.ts';
import { write } from '#test/written.ts';
import type { Writing } from '#test/written.ts';
import { createReader } from './reader.ts';
import type { ListRequest } from './reader.ts';

const { db } = await testDatabase();
const reader = createReader(db, () => ({ hue: 285, motifsOff: [], tint: '#baeaef' }));

const declared = (name: string, order: Order<'at' | 'until'>) =>
  collection({
    name,
    ...called(name),
    facts: { at: datetime(about), until: datetime(about) },
    words: {},
    order,
    filters: ['s', 'type'],
    summary: 'optional',
    body: 'none',
  });
const notices = declared('notices', { by: 'newest', field: 'at' });
const meetings = declared('meetings', { by: 'soonest', field: 'at', until: 'until' });
const questions = declared('questions', { by: 'position' });

const ROWS = 1_050;

/** Few of each fifty are not about a bridge. */
const names: Record<number, string> = { 0: 'Ferry', 25: 'Jetty' };

/** Seven at a time share a moment and a place, so that only their ids tell them apart. */
function document(of: Writing[0], index: number, daysFromNow: number): Writing {
  const at = new Date(Date.now() + daysFromNow * DAY_MS).toISOString();
  const sevenths = Math.floor(index / 7);
  const title = `${names[index % 50] ?? 'Bridge'} ${index}`;
  const summary = `Beside the jetty${index % 2 === 1 ? ', with lamps' : ''}.`;
  return [
    of,
    { slug: `item-${index}`, position: sevenths, facts: { at, until: at }, en: { title, summary } },
  ];
}

const many = (of: Writing[0], daysFromNow: (sevenths: number) => number) =>
  Array.from({ length: ROWS }, (_, index) =>
    document(of, index, daysFromNow(Math.floor(index / 7))),
  );

beforeAll(async () => {
  await write(db, [
    ...many(notices, (sevenths) => -1 - sevenths),
    ...many(meetings, (sevenths) => sevenths - 75.5),
    ...many(questions, () => -1),
  ]);
});

async function slugs(of: Writing[0], request: ListRequest): Promise<string[]> {
  const { data } = await reader.list(of, 'en', request);
  return data.map(({ slug }) => String(slug));
}

/** The pages of a list in the order of their numbers, one after the other. */
async function allPages(of: Writing[0], request: ListRequest): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const next = await slugs(of, { ...request, page, size: 60 });
    if (next.length === 0) return found;
    found.push(...next);
  }
}

test.for<[string, Writing[0], ListRequest, number]>([
  ['the newest first', notices, {}, ROWS],
  ['the soonest first', meetings, { type: 'all' }, ROWS],
  ['what is to come', meetings, { type: 'upcoming' }, 518],
  ['what is over', meetings, { type: 'past' }, 532],
  ['by place', questions, {}, ROWS],
  ['a search that finds most of them', notices, { s: 'bridge' }, 1_008],
  ['a search that finds few', notices, { s: 'ferry' }, 21],
])('Page after page shows each once: %s', async ([, of, request, total]) => {
  const paged = await allPages(of, request);
  expect(paged.length).toBe(total);
  expect(new Set(paged).size).toBe(total);
  // Up to a thousand rows are given whole, and that way knows nothing of pages.
  expect(paged.slice(0, 1_000)).toEqual(await slugs(of, request));
});

test.for([
  ['that is in most titles', 'bridge', [notices, meetings], 2 * 1_008, 2 * 1_008],
  ['that is in all texts and few titles', 'jetty', [notices, meetings], 2 * ROWS, 2 * 21],
  ['that is in hundreds of texts', 'lamps', [notices], ROWS / 2, 0],
] as const)(
  'Page after page shows each once: a search through everything for a word %s',
  async ([, s, collections, total, titled]) => {
    const found: { id: string; title: string }[] = [];
    for (let page = 1; found.length < total; page += 1) {
      const { rows } = await reader.search(collections, 'en', { s, page, size: 90 });
      expect(rows.length).toBeGreaterThan(0);
      found.push(...rows);
    }
    expect(new Set(found.map(({ id }) => id)).size).toBe(total);
    const isTitled = ({ title }: { title: string }) => title.toLowerCase().startsWith(s);
    expect(found.slice(0, titled).every(isTitled)).toBe(true);
    expect(found.filter(isTitled)).toHaveLength(titled);
  },
);

test('A page may straddle a bookmark', async () => {
  const whole = await slugs(notices, {});
  expect(await slugs(notices, { page: 2, size: 90 })).toEqual(whole.slice(90, 180));
});

test('There is nothing behind the last page', async () => {
  expect(await slugs(notices, { page: 1_000, size: 12 })).toEqual([]);
  expect(await slugs(notices, { page: 89, size: 12 })).toEqual([]);
});

test('Once told of a change, deep pages show it', async () => {
  const page = { page: 5, size: 200 };
  const before = await slugs(notices, page);
  await write(db, [document(notices, 5_000, 0)]);
  reader.forget(notices.name);
  const now = await slugs(notices, page);
  expect(now.slice(1)).toEqual(before.slice(0, -1));
  const { total } = await reader.list(notices, 'en', page);
  expect(total).toBe(ROWS + 1);
});
