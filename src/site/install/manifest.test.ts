import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testSite } from '#test/site.ts';

const site = await testSite({ pages: true });

async function sizeOf(path: string) {
  const response = await site.get(path);
  expect(response.headers.get('content-type')).toBe('image/png');
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
  expect(format).toBe('png');
  return `${width}x${height}`;
}

test.each([
  ['en', '/manifest.webmanifest', '/_app'],
  ['hi', '/hi/manifest.webmanifest', '/hi/_app'],
])('the site can be installed in %s', async (lang, path, startUrl) => {
  const response = await site.get(path);

  expect((await site.get(startUrl)).status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  expect(await response.json()).toMatchObject({
    id: '/',
    lang,
    dir: 'ltr',
    name: 'Nilova Teshkar, Purvamala',
    short_name: 'Nilova Teshkar',
    start_url: startUrl,
    scope: '/',
    display: 'standalone',
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
});

test('every icon has the size that the manifest promises', async () => {
  const manifest = await (await site.get('/manifest.webmanifest')).json();
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;

  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of icons) expect(await sizeOf(src)).toBe(sizes);
});

test('a page names the manifest of its language and the icon of Apple’s', async () => {
  const page = await (await site.get('/hi/news')).text();

  expect(page).toContain('<link rel="manifest" href="/hi/manifest.webmanifest"/>');
  const [, icon = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? [];
  expect(await sizeOf(icon)).toBe('180x180');
});

test('a request for favicon.ico is redirected to an icon', async () => {
  expect(await sizeOf('/favicon.ico')).toBe('192x192');
});

test.each(['/icons/1/N/285-100.png', '/icons/1/N/400-192.png', '/icons/9/N/285-192.png'])(
  '%s is no icon',
  async (path) => {
    expect((await site.get(path)).status).toBe(404);
  },
);
