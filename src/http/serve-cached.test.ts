import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';
import { tagRead } from '#db/cache-tags.ts';
import { PATIENCE } from '#test/patience.ts';
import { bind } from './bind.ts';
import type { Handler } from './bind.ts';
import { startSite } from './site-fixture.ts';

const readNote = endpoint({
  name: 'readNote',
  summary: 'A note',
  method: 'GET',
  path: '/note/get',
  access: 'public',
  query: z.object({ s: z.string().optional(), page: z.string().optional() }),
  reply: success({ data: z.string() }),
});

function noteCall() {
  const handle = vi.fn<Handler<typeof readNote>>(async ({ query, language }) => {
    tagRead('notes');
    return { data: `${language} ${query.s ?? ''}` };
  });
  return { handle, calls: [bind(readNote, handle)] };
}

test('other spellings of a request share one answer', async () => {
  const { handle, calls } = noteCall();
  const site = await startSite({ calls });

  const paths = ['?s=a%20b&page=1', '?page=1&s=a+b', '?utm_source=x&s=a b&page=1&y[]=%ff'];
  for (const query of paths) expect((await site.get(`/api/note/get${query}`)).status).toBe(200);
  expect((await site.get('/api/not%65/get?s=a%20b&page=1')).status).toBe(200);

  expect(handle).toHaveBeenCalledTimes(1);
});

test('each language has its own answer', async () => {
  const { calls } = noteCall();
  const site = await startSite({ calls });

  const hindi = await site.get('/api/note/get', { 'accept-language': 'hi' });
  const english = await site.get('/api/note/get', { 'accept-language': 'en' });
  const hindiAgain = await site.get('/api/note/get', { 'accept-language': 'hi-IN,en;q=0.5' });

  expect(await hindi.json()).toMatchObject({ data: 'hi ' });
  expect(await english.json()).toMatchObject({ data: 'en ' });
  expect(await hindiAgain.json()).toMatchObject({ data: 'hi ' });
});

test('a kept answer has the same headers as the first one', async () => {
  const { calls } = noteCall();
  const site = await startSite({ calls });
  const headersOf = ({ headers }: Response) =>
    Object.fromEntries([...headers].filter(([name]) => name !== 'date'));

  const first = headersOf(await site.get('/api/note/get'));
  const kept = headersOf(await site.get('/api/note/get'));

  expect(kept).toEqual(first);
  expect(kept).toMatchObject({
    'cache-control': 'public, max-age=30, stale-while-revalidate=300, stale-if-error=86400',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
});

test('a change is seen by the next reader', async () => {
  const { handle, calls } = noteCall();
  const site = await startSite({ calls });

  await site.get('/api/note/get');
  site.cache.drop(['notes']);
  await site.get('/api/note/get');

  expect(handle).toHaveBeenCalledTimes(2);
});

test('HEAD of a call is answered without a body, kept or not', async () => {
  const { calls } = noteCall();
  const site = await startSite({ calls });
  const head = () => fetch(`${site.url}/api/note/get`, { method: 'HEAD' });

  const first = await head();
  const kept = await head();

  expect([first.status, kept.status]).toEqual([200, 200]);
  expect(await kept.text()).toBe('');
});

test('a request that misses is logged once', async () => {
  const { calls } = noteCall();
  const site = await startSite({ calls });

  await site.get('/api/note/get?s=private');

  await vi.waitFor(
    () => expect(site.lines.filter((line) => line.includes('"ms"'))).toHaveLength(1),
    PATIENCE,
  );
  expect(site.lines.join('')).not.toContain('private');
});
