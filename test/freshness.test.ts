import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { testSite } from '#test/site.ts';
import { collectionOf } from './collection-of.ts';
import { PATIENCE } from './patience.ts';
import type { Writing } from './written.ts';

const news = collectionOf('news');
const categories = collectionOf('news-categories');

function update(title: string, publishAt?: Date): Writing {
  const en = { title, summary: 'In short.', body: '<p>Text.</p>', words: { place: 'Jetty' } };
  const facts = { publishedAt: '2024-03-05T10:00:00+05:30', category: 'water' };
  return [news, { slug: publishAt ? 'due' : 'tap', facts, en: { ...en, publishAt } }];
}

const site = await testSite({
  pages: true,
  content: [
    [categories, { slug: 'water', facts: { motif: 'water' }, en: { title: 'Water' } }],
    update('The tap runs'),
    update('A second tap', new Date(Date.now() + 3_600_000)),
  ],
});

const places = ['/', '/hi', '/api/user/newsupdates/get', '/api/news/find?slug=tap'];
const read = async (path: string) => (await site.get(path)).text();

it('a change shows in calls and pages at once, though both are kept', async () => {
  for (const path of places)
    expect([path, await read(path)]).toEqual([path, expect.stringContaining('The tap runs')]);
  await site.write(update('The tap drips'));
  for (const path of places) {
    await vi.waitFor(async () => expect(await read(path)).toContain('The tap drips'), PATIENCE);
    expect(await read(path)).not.toContain('The tap runs');
  }
});

it('an update appears in calls and pages when its time comes', async () => {
  const lists = ['/', '/api/user/newsupdates/get'];
  for (const path of lists) expect(await read(path)).not.toContain('A second tap');
  await site.db.execute(sql`update schedule set at = now()`);
  for (const path of lists) {
    await vi.waitFor(async () => expect(await read(path)).toContain('A second tap'), PATIENCE);
  }
});

it('a new name of a category shows in the news that it carries', async () => {
  await site.write([
    categories,
    { slug: 'water', facts: { motif: 'water' }, en: { title: 'Water works' } },
  ]);
  await vi.waitFor(
    async () => expect(await read('/api/user/newsupdates/get')).toContain('Water works'),
    PATIENCE,
  );
});
