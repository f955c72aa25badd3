import { expect, it } from 'vitest';
import { testSite } from '#test/site.ts';

const site = await testSite({ pages: true, limitsScale: 1 });

it('too many searches, by any list, are told when to continue; reading is not limited', async () => {
  for (let turn = 0; turn < 60; turn += 1) {
    const list = turn % 2 === 0 ? '/api/search' : '/api/user/newsupdates/get';
    expect((await site.get(`${list}?s=word${turn}`)).status).toBe(200);
  }

  for (const path of [
    '/api/search',
    '/api/user/newsupdates/get',
    '/news',
    '/hi/photos',
    '/search',
  ]) {
    const refused = await site.get(`${path}?s=one-more`);
    expect(refused.status, path).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('cache-control')).toBe('no-store');
  }
  const page = await site.get('/hi/news?s=one-more');
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('lang="hi"');

  // A cached reply costs nothing, and neither does an empty search.
  expect((await site.get('/api/search?s=word0')).status).toBe(200);
  expect((await site.get('/api/user/newsupdates/get?s=')).status).toBe(200);
  expect((await site.get('/hi/events')).status).toBe(200);
});

it('no icon is drawn but the campaign’s own, and no cover broader than any that a page has', async () => {
  const manifest = await (await site.get('/manifest.webmanifest')).json();
  const [own] = manifest.icons.map(({ src }: { src: string }) => src);
  expect((await site.get(own)).status).toBe(200);
  const mark = /icons\/1\/(?<sign>[^/]+)\/(?<hue>\d+)-/.exec(own)?.groups ?? {};
  for (const path of [
    `/icons/1/${mark['sign']}/${(Number(mark['hue']) + 1) % 360}-1400-maskable.png`,
    `/icons/1/${mark['sign']}Z/${mark['hue']}-1400.png`,
    '/covers/1/mural/water-day/12-9999x10/a.svg',
    '/covers/1/mural/water-day/12-2400x1600/a.svg',
  ])
    expect((await site.get(path)).status, path).toBe(404);
  expect((await site.get('/covers/1/mural/water-day/12-600x400/a.svg')).status).toBe(200);
});

it('the page of unknown addresses is rendered once, names no requested address, and runs its own scripts', async () => {
  const pages = await Promise.all(
    ['/a-first', '/hi/a-first', '/a-second'].map((path) => site.get(path)),
  );
  const [first, hindi, second] = await Promise.all(pages.map((page) => page.text()));
  expect(pages.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(second).toBe(first);
  expect(hindi).not.toBe(first);
  expect(first).not.toContain('a-first');
  const [policy, later] = [pages[0], pages[2]].map((page) =>
    page?.headers.get('content-security-policy'),
  );
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+'){5};/);
  expect(later).toBe(policy);
});

it('a form that is sent to a page which takes none is refused without a word of the inside', async () => {
  const refused = await fetch(`${site.url}/hi/faq`, {
    method: 'POST',
    body: new URLSearchParams({ a: 'b' }),
  });
  expect(refused.status).toBe(405);
  expect(refused.headers.get('allow')).toBe('GET, HEAD');
  const text = await refused.text();
  expect(text).toContain('यहाँ कोई पन्ना नहीं है');
  expect(text).not.toMatch(/faq-page|features\/|POST request|did not provide/);
});
