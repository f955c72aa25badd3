import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { tagRead } from '#db/cache-tags.ts';
import type { PageReply, Pages } from './pages.ts';
import { startSite } from './site-fixture.ts';

function pagesOf(render: Pages['render']) {
  const spy = vi.fn<Pages['render']>(render);
  return { spy, pages: { render: spy, queryKeys: () => ['page', 's'] } };
}

const html = (body: string): PageReply => ({ status: 200, body });

test('a page is rendered once, in the language of its address', async () => {
  const { spy, pages } = pagesOf(async (_, { language }) => html(`<p>${language}</p>`));
  const site = await startSite({ pages });

  const response = await site.get('/hi/news');
  await site.get('/hi/news', { 'accept-language': 'ta' });

  expect(await response.text()).toBe('<p>hi</p>');
  expect(response.headers.get('content-language')).toBe('hi');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(spy).toHaveBeenCalledTimes(1);
});

test('a page is rendered from its address alone: no header, no unknown query, one spelling', async () => {
  const { spy, pages } = pagesOf(async ({ url }) => html(url));
  const site = await startSite({ pages });

  await site.get('/%6eews?utm=1&page=2&s=%68i', { 'x-access-token': 'a', 'x-forwarded-host': 'b' });
  await site.get('/news?s=hi&page=2');

  expect(spy).toHaveBeenCalledTimes(1);
  const request = spy.mock.calls[0]?.[0];
  expect(request?.url).toBe('http://campaign.example/news?page=2&s=hi');
  expect([...(request?.headers ?? [])]).toEqual([]);
});

test('a page is dropped when what it noted or named changes', async () => {
  const { spy, pages } = pagesOf(async () => {
    tagRead('news');
    return { ...html('news'), tags: ['settings'] };
  });
  const site = await startSite({ pages });

  await site.get('/');
  site.cache.drop(['settings']);
  await site.get('/');
  site.cache.drop(['news']);
  await site.get('/');

  expect(spy).toHaveBeenCalledTimes(3);
});

test('a page may run its own inline scripts, and none that came into it otherwise', async () => {
  const body = '<script>start()</script><p>Hello</p><script>steal()</script>';
  const { pages } = pagesOf(async () => ({ ...html(body), scripts: ['start()'] }));
  const site = await startSite({ pages });
  const hash = createHash('sha256').update('start()').digest('base64');

  const policy = (await site.get('/')).headers.get('content-security-policy');

  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
});

test('a page that is missing, or has moved, is asked for again each time', async () => {
  const { spy, pages } = pagesOf(async ({ url }) =>
    url.endsWith('/old')
      ? { status: 301, body: '', headers: { location: '/new' } }
      : { status: 404, body: 'none' },
  );
  const site = await startSite({ pages });

  const moved = await site.get('/old');
  const missing = await site.get('/nothing');
  await site.get('/nothing');

  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/new']);
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(spy).toHaveBeenCalledTimes(3);
});

test('a form is handed on as it was sent, and its answer is nobody else’s', async () => {
  const { spy, pages } = pagesOf(async (request, { language }) =>
    html(`${language} ${new URLSearchParams(await request.text()).get('name')}`),
  );
  const site = await startSite({ pages });
  const send = (name: string) =>
    site.post('/hi?index', `name=${name}`, {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://campaign.example',
    });

  const first = await send('ann');
  const second = await send('bo');

  expect([await first.text(), await second.text()]).toEqual(['hi ann', 'hi bo']);
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect(spy.mock.calls[0]?.[0].headers.get('origin')).toBe('http://campaign.example');
});

test('a form may be sent from the page under any name of the site', async () => {
  const { spy, pages } = pagesOf(async () => html(''));
  const site = await startSite({ pages });
  const type = { 'content-type': 'application/x-www-form-urlencoded' };

  await site.post('/join', 'name=ann', { ...type, origin: new URL(site.url).origin });
  await site.post('/join', 'name=ann', { ...type, origin: 'http://elsewhere.example' });

  const origins = spy.mock.calls.map(([request]) => request.headers.get('origin'));
  expect(origins[0]).not.toBe(new URL(site.url).origin);
  expect(origins[1]).toBe('http://elsewhere.example');
});

test('a form of more than 64 kB is refused', async () => {
  const { spy, pages } = pagesOf(async () => html(''));
  const site = await startSite({ pages });

  expect((await site.post('/join', 'x'.repeat(65_537))).status).toBe(413);
  expect(spy).not.toHaveBeenCalled();
});

test('a fault while rendering is a sentence, without a trace of its cause', async () => {
  const { pages } = pagesOf(async () => {
    throw new Error('the inner reason');
  });
  const site = await startSite({ pages });

  const response = await site.get('/');

  expect(response.status).toBe(500);
  expect(await response.text()).toBe('Something went wrong on our side. Try again in a moment.\n');
});

test.each(['//evil.example/x', '/a//b', '/a/%2e%2e/b', '/%00', '/a/./b'])(
  'the detour %s leads nowhere',
  async (path) => {
    const { spy, pages } = pagesOf(async () => html('page'));
    const site = await startSite({ pages });

    const answer = await site.raw(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);

    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(spy).not.toHaveBeenCalled();
  },
);

test('an unknown call is never a page', async () => {
  const { spy, pages } = pagesOf(async () => html('page'));
  const site = await startSite({ pages });

  const response = await site.get('/api/nothing');

  expect(response.headers.get('content-type')).toContain('application/json');
  expect(spy).not.toHaveBeenCalled();
});

test('a page that takes no such method says which it takes', async () => {
  const { pages } = pagesOf(async () => html('page'));
  const site = await startSite({ pages });

  const response = await fetch(`${site.url}/news`, { method: 'DELETE' });

  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});

test('a drawing has a closed policy, and no headers that only a document needs', async () => {
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, immutable' };
  const { pages } = pagesOf(async () => ({ status: 200, body: '<svg/>', headers }));
  const site = await startSite({ pages });

  const sent = (await site.get('/scenes/town.svg')).headers;

  expect(sent.get('content-security-policy')).toContain("default-src 'none'");
  expect(sent.get('x-content-type-options')).toBe('nosniff');
  for (const name of ['permissions-policy', 'referrer-policy', 'content-language'])
    expect(sent.has(name)).toBe(false);
});
