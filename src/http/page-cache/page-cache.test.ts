import { expect, test, vi } from 'vitest';
import { Problem } from '#contract/problems.ts';
import { PageCache } from './page-cache.ts';
import type { RenderResult } from './page-cache.ts';

const page = (body: string, more: Partial<RenderResult> = {}): RenderResult => ({
  status: 200,
  body,
  headers: { 'content-type': 'text/html' },
  tags: new Set(['news']),
  ...more,
});

test('an answer is rendered once and kept', async () => {
  const cache = new PageCache();
  const make = vi.fn<() => Promise<RenderResult>>(async () => page('one'));

  const first = await cache.render('/news', make);

  expect(await cache.render('/news', make)).toBe(first);
  expect(cache.find('/news')).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test('those who ask at the same time share one rendering', async () => {
  const cache = new PageCache();
  const make = vi.fn<() => Promise<RenderResult>>(async () => page('one'));

  const [one, other] = await Promise.all([
    cache.render('/news', make),
    cache.render('/news', make),
  ]);

  expect(one).toBe(other);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a change drops what was made from it, and nothing else', async () => {
  const cache = new PageCache();
  await cache.render('/news', async () => page('news'));
  await cache.render('/faq', async () => page('faq', { tags: new Set(['faq', 'settings']) }));

  cache.drop(['news']);

  expect(cache.find('/news')).toBeUndefined();
  expect(cache.find('/faq')).toBeDefined();
});

test('after a gap in the messages nothing is kept', async () => {
  const cache = new PageCache();
  await cache.render('/news', async () => page('news'));

  cache.drop('everything');

  expect(cache.find('/news')).toBeUndefined();
});

test.each([{ changed: ['news'] }, { changed: 'everything' as const }])(
  'what a change ($changed) overtook while it was rendered is sent, but not kept',
  async ({ changed }) => {
    const cache = new PageCache();

    const answer = await cache.render('/news', async () => {
      cache.drop(changed);
      return page('old');
    });

    expect(answer.status).toBe(200);
    expect(cache.find('/news')).toBeUndefined();
  },
);

test('a change of something else lets a rendering under way be kept', async () => {
  const cache = new PageCache();

  await cache.render('/news', async () => {
    cache.drop(['faq']);
    return page('new');
  });

  expect(cache.find('/news')).toBeDefined();
});

test('whoever comes after a change does not get what was begun before it', async () => {
  const cache = new PageCache();
  const old = Promise.withResolvers<RenderResult>();
  const before = cache.render('/news', () => old.promise);

  cache.drop(['news']);
  const after = await cache.render('/news', async () => page('new'));
  old.resolve(page('old'));

  expect(await before).not.toBe(after);
  expect(cache.find('/news')).toBe(after);
});

test('a failure is never kept', async () => {
  const cache = new PageCache();

  await expect(cache.render('/a', async () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
  await cache.render('/b', async () => page('missing', { status: 404 }));

  expect(await cache.render('/a', async () => page('now'))).toBeDefined();
  expect(cache.find('/b')).toBeUndefined();
});

test('an answer that says itself who may keep it is not kept', async () => {
  const cache = new PageCache();

  await cache.render('/agent', async () =>
    page('agent', { headers: { 'content-type': 'text/html', 'cache-control': 'no-store' } }),
  );

  expect(cache.find('/agent')).toBeUndefined();
});

test("one person's empty bucket does not refuse those who wait with them", async () => {
  const cache = new PageCache();
  const refused = cache.render('/search', async () => Promise.reject(new Problem('tooMany')));
  const waiting = cache.render('/search', async () => page('found'));

  await expect(refused).rejects.toMatchObject({ code: 'tooMany' });
  expect((await waiting).status).toBe(200);
});

test('an answer is forgotten when its time is over', async () => {
  const cache = new PageCache();

  await cache.render('/past', async () => page('past', { expiresAt: new Date(Date.now() - 1) }));
  await cache.render('/soon', async () =>
    page('soon', { expiresAt: new Date(Date.now() + 60_000) }),
  );

  expect(cache.find('/past')).toBeUndefined();
  expect(cache.find('/soon')).toBeDefined();
});

test('the least used answers make room for new ones', async () => {
  const cache = new PageCache({ maxBytes: 30_000 });

  for (const key of ['/1', '/2', '/3', '/4']) {
    await cache.render(key, async () => page('x'.repeat(6_000)));
  }

  expect(cache.find('/1')).toBeUndefined();
  expect(cache.find('/4')).toBeDefined();
});
