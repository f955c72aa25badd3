import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';
import { news, newsCategories } from '#features/news/collection.ts';
import { indianDay } from '#lib/clock.ts';
import { subscribeProven, unsubscribe } from '#people/subscription.ts';
import { someAgent } from '#test/agents.ts';
import { PATIENCE } from '#test/patience.ts';
import { testSite } from '#test/site.ts';
import type { listUntranslated, readFaults, readReading, readWeek } from '../contract.ts';
import { createFigures } from './figures.ts';

const facts = { publishedAt: '2026-10-01T09:30:00+05:30', category: 'water' };
const said = {
  title: 'The tap runs',
  summary: 'For all.',
  body: '<p>Yes.</p>',
  words: { place: 'Ghat' },
};
const site = await testSite({
  content: [
    [
      newsCategories,
      { slug: 'water', facts: { motif: 'water' }, en: { title: 'Water' }, hi: { title: 'पानी' } },
    ],
    [news, { slug: 'tap', facts, en: said }],
  ],
});
const { token } = await someAgent(site.db, 'today@campaign.example', [
  { role: 'administrator', languages: null },
]);
const asAgent = { 'x-access-token': token };
const read = async <E extends Endpoint>(path: string): Promise<ReplyOf<E>> =>
  (await site.get(`/api/agent/today/${path}`, asAgent)).json();

const reader = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const report = (error: unknown) => {
  throw error;
};

test('pages are counted by day and path in all languages together, and those of robots are not', async () => {
  const figures = createFigures({ db: site.db, report });
  for (const path of ['/news/tap', '/hi/news/tap', '/news/tap?page=2', '/'])
    figures.countPage(path, reader);
  figures.countPage('/', robot);
  figures.countPage('/', undefined);
  await Promise.all([figures.flush(), figures.flush()]);
  figures.countPage('/', reader);
  await figures.stop();
  const { data } = await read<typeof readReading>('reading');
  expect(data.days).toHaveLength(14);
  expect(data.days.at(-1)).toEqual({ day: indianDay(new Date()), views: 5 });
  expect(data.mostRead).toEqual([
    { path: '/news/tap', title: 'The tap runs', views: 3 },
    { path: '/', title: null, views: 2 },
  ]);
});

test('what was counted is kept while the database is away', async () => {
  const failed: unknown[] = [];
  let isAway = true;
  const db = {
    execute: (query: never) =>
      isAway ? Promise.reject(new Error('away')) : site.db.execute(query),
  };
  const figures = createFigures({
    db: db as unknown as typeof site.db,
    report: (error) => failed.push(error),
  });
  figures.countPage('/events', reader);
  await figures.flush();
  isAway = false;
  await figures.stop();
  expect(failed).toHaveLength(1);
  const { data } = await read<typeof readReading>('reading');
  expect(data.mostRead).toContainEqual({ path: '/events', title: null, views: 1 });
});

test('a search that found nothing is counted each time somebody looks at its page, without numbers of people', async () => {
  const figures = createFigures({ db: site.db, report });
  for (const words of ['Ration  Card', '98765 43210', 'ila@letters.example']) {
    figures.noteFoundNothing(words);
    figures.countPage(`/search?s=${encodeURIComponent(words)}`, reader);
  }
  figures.countPage('/hi/search?s=ration+card&page=1', reader);
  figures.countPage('/search?s=tap', reader);
  await figures.stop();
  const { data } = await read<typeof readFaults>('faults');
  expect(data.searches).toEqual([{ words: 'ration card', times: 2 }]);
});

test('public documents without a translation are counted and listed', async () => {
  const { data } = await read<typeof readFaults>('faults');
  expect(data.untranslated).toEqual([
    { language: 'hi', count: 2 },
    { language: 'ta', count: 3 },
  ]);
  const listed = await read<typeof listUntranslated>('untranslated?language=hi&size=1&page=1');
  expect(listed).toMatchObject({ total: 2, data: [{ title: expect.any(String) }] });
});

test('failed work is told by its job and tried again', async () => {
  await vi.waitFor(async () => {
    const { rowCount } = await site.db.execute(
      sql`select from jobs.queue where name = 'empty-bin'`,
    );
    expect(rowCount).toBeGreaterThan(0);
  }, PATIENCE);
  await site.db.execute(sql`
    insert into jobs.job (name, data, state, completed_on)
    select name, '{}', 'failed', now() from jobs.queue where name = 'empty-bin'`);
  const { data } = await read<typeof readFaults>('faults');
  expect(data.work).toEqual([{ job: 'empty-bin', count: 1, at: expect.any(String) }]);
  const retry = (job: string) => site.post('/api/agent/today/retry', { job }, asAgent);
  expect((await retry('empty-bin')).status).toBe(200);
  expect((await retry('empty-bin')).status).toBe(404);
  await vi.waitFor(async () => {
    const { rows } = await site.db.execute(
      sql`select state from jobs.job where name = 'empty-bin'`,
    );
    expect(rows).toEqual([{ state: 'completed' }]);
  }, PATIENCE);
});

test('the week is told as numbers to every agent', async () => {
  await site.db.execute(sql`
    insert into grievances (key_hash, name, email, subject, message, language, created_at)
    values ('\\x00', 'Ila', 'ila@letters.example', 'Tap', 'Dry', 'en', now() - interval '6 days 2 hours')`);
  for (const email of ['one@letters.example', 'two@letters.example'])
    await subscribeProven(site.db, { email, language: 'en', secret: 's' });
  for (const email of ['two@letters.example', 'nobody@letters.example'])
    await unsubscribe(site.db, { email, secret: 's', source: 'account' });
  for (const type of ['share', 'share', 'download', 'call-me-at-nine', 'read-my-words'])
    await site.post('/api/user_engage/create', { type, path: '/news/tap' });
  const { data } = await read<typeof readWeek>('week');
  // Clients name kinds as they like; agents read only the names that the site knows.
  expect(data.deeds).toEqual([
    { type: 'other', count: 2 },
    { type: 'share', count: 2 },
    { type: 'download', count: 1 },
  ]);
  expect(data).toMatchObject({
    invited: 0,
    subscribers: 1,
    left: 1,
    letters: 1,
    answered: 0,
    open: 1,
    slowestDays: 6,
    joined: 0,
  });
});
