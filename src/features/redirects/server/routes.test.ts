import { expect, test } from 'vitest';
import type { ReplyOf } from '#contract/endpoint.ts';
import { someAgent } from '#test/agents.ts';
import { testSite } from '#test/site.ts';
import type { listRedirects } from '../contract.ts';

const site = await testSite({ pages: true });
const { token } = await someAgent(site.db, 'redirects@campaign.example', [
  { role: 'administrator', languages: null },
]);
const asAgent = { 'x-access-token': token };
const save = (path: string, target: string, replaces?: string) =>
  site.post('/api/agent/redirects/save', { path, target, replaces }, asAgent);
const follow = (path: string) => fetch(site.url + path, { redirect: 'manual' });

test('a short address leads where an administrator says, in the language it is asked in, until it is removed', async () => {
  expect((await follow('/go/report')).status).toBe(404);
  expect((await save('/go/report', '/events?type=past')).status).toBe(200);
  const followed = await follow('/go/report');
  expect(followed.status).toBe(302);
  expect(followed.headers.get('location')).toBe('/events?type=past');
  expect(followed.headers.get('cache-control')).toBe('no-store');
  expect((await follow('/hi/go/report')).headers.get('location')).toBe('/hi/events?type=past');
  const replaced = '/events?type=past';
  expect((await save('/go/report', 'https://reports.example/2026', replaced)).status).toBe(200);
  expect((await follow('/go/report')).headers.get('location')).toBe('https://reports.example/2026');
  const listed: ReplyOf<typeof listRedirects> = await (
    await site.get('/api/agent/redirects/list', asAgent)
  ).json();
  expect(listed.data).toMatchObject([
    { path: '/go/report', target: 'https://reports.example/2026' },
  ]);
  const remove = () => site.post('/api/agent/redirects/remove', { path: '/go/report' }, asAgent);
  expect((await remove()).status).toBe(200);
  expect((await remove()).status).toBe(404);
  expect((await follow('/go/report')).status).toBe(404);
});

test('a short address that leads somewhere is replaced only by whoever saw where, also of two who make it at once', async () => {
  const targets = ['/news', '/events'];
  const both = await Promise.all(targets.map((target) => save('/go/poster', target)));
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  const refused = both.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({ errors: [{ param: 'path' }] });
  const standing = String((await follow('/go/poster')).headers.get('location'));
  expect((await save('/go/poster', standing)).status).toBe(200);
  expect((await save('/go/poster', '/photos', '/elsewhere')).status).toBe(409);
  expect((await save('/go/poster', '/photos', standing)).status).toBe(200);
});

test('a short address that somebody else has led elsewhere since it was seen is not removed', async () => {
  await save('/go/ferry', '/news');
  await save('/go/ferry', '/events', '/news');
  const remove = (target: string) =>
    site.post('/api/agent/redirects/remove', { path: '/go/ferry', target }, asAgent);
  expect((await remove('/news')).status).toBe(409);
  expect((await follow('/go/ferry')).headers.get('location')).toBe('/events');
  expect((await remove('/events')).status).toBe(200);
  expect((await remove('/events')).status).toBe(404);
});

test.each([
  ['javascript:alert(1)'],
  ['http://reports.example/'],
  ['//elsewhere.example'],
  ['/\\elsewhere.example'],
  ['https://user@elsewhere.example/'],
  ['https://elsewhere.example\\@reports.example'],
  ['/two words'],
])('none leads to %s', async (target) => {
  const response = await save('/go/there', target);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ param: 'target' }] });
});

test.each([
  ['/news', 'a page'],
  ['/news/tap', 'a page of a document'],
  ['/api/settings', 'a call'],
  ['/agent', 'the agent area'],
  ['/media/x', 'a file'],
  ['go', 'without a slash'],
  ['/Go', 'in capitals'],
  ['/go/../x', 'climbs'],
])('%s is no short address: %s', async (path) => {
  const response = await save(path, '/events');
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ param: 'path' }] });
});

test('short addresses never lead in a circle, not even when two are made at once', async () => {
  expect((await save('/go/a', '/go/a')).status).toBe(422);
  const both = await Promise.all([save('/go/b', '/go/c'), save('/go/c', '/go/b')]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 422,
  ]);
});
