import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const kB = 1000;

const saveData = (page: Page) => page.addInitScript(() => localStorage.setItem('lite', 'on'));

/** The transferred bytes of a page, and the kinds of its resources. */
async function load(page: Page, path: string): Promise<{ bytes: number; kinds: Set<string> }> {
  const client = await page.context().newCDPSession(page);
  const kinds = new Set<string>();
  let bytes = 0;
  client.on('Network.responseReceived', ({ type }) => void kinds.add(type));
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(path, { waitUntil: 'networkidle' });
  return { bytes, kinds };
}

for (const path of ['/', '/hi']) {
  test(`${path} in lite mode takes less than 60 kB and no font`, async ({ page }) => {
    await saveData(page);
    const { bytes, kinds } = await load(page, path);
    expect(bytes).toBeLessThan(60 * kB);
    expect([...kinds]).not.toContain('Font');
    await expect(page.locator('[data-weighs]')).toHaveText(/\d+ kB/);
  });
}

test('lite mode is chosen at the foot of any page, and holds on the next', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Use less data' }).click();
  const back = page.getByRole('button', { name: 'Load pictures and fonts again' });
  await expect(back).toBeVisible();
  const { kinds } = await load(page, '/news');
  expect([...kinds]).not.toContain('Font');

  await back.click();
  await expect(page.getByRole('button', { name: 'Use less data' })).toBeVisible();
});

test('a page for reading is not hydrated in lite mode; a page for doing is', async ({ page }) => {
  await saveData(page);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('link', { name: 'Join the campaign' }).click();
  await expect(page.getByRole('dialog', { name: 'Join with me' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Ilavani');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
});

test('a browser that saves data everywhere saves it here', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const { kinds } = await load(page, '/');
  expect([...kinds]).not.toContain('Font');
});

const album = '/photos/ambighat-evenings';

/** The widest file loaded for each picture of a page, down to its foot. */
async function widthsOf(page: Page, path: string): Promise<Map<string, number>> {
  const asked: string[] = [];
  const note = (request: Request) => void asked.push(request.url());
  page.on('request', note);
  await page.goto(path, { waitUntil: 'networkidle' });
  const pictures = page.getByRole('main').locator('picture img:visible');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
  }
  page.off('request', note);
  const widths = new Map<string, number>();
  for (const address of asked) {
    const [, key, width] = /\/media\/(\w+)-(\d+)\.\w+$/.exec(address) ?? [];
    if (key) widths.set(key, Math.max(Number(width), widths.get(key) ?? 0));
  }
  return widths;
}

/**
 * Measures lite mode first, because a browser reloads ahead the resources of an address it knows.
 */
async function bothWidthsOf(page: Page, path: string) {
  await page.goto('/faq');
  await page.evaluate(() => localStorage.setItem('lite', 'on'));
  const lite = await widthsOf(page, path);
  await page.evaluate(() => localStorage.clear());
  const usual = await widthsOf(page, path);
  return { lite, usual };
}

const screens = {
  'a phone': { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2 },
  'a desk': { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
};
for (const [name, screen] of Object.entries(screens)) {
  test.describe(`on ${name}`, () => {
    test.use(screen);

    for (const path of ['/photos', album, `${album}/ambighat-evenings-03`, '/infographics']) {
      test(`the pictures of ${path} are half as wide in lite mode`, async ({ page }) => {
        const { lite, usual } = await bothWidthsOf(page, path);
        expect(lite.size).toBeGreaterThan(0);
        for (const [key, width] of lite) expect(width * 2).toBeLessThanOrEqual(usual.get(key) ?? 0);
      });
    }
  });
}

test('the photos beside an open one are fetched ahead, but not in lite mode', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { lite, usual } = await bothWidthsOf(page, `${album}/ambighat-evenings-03`);
  expect(usual.size).toBe(3);
  expect(lite.size).toBe(1);
});

test('the weight that a page tells is what came over the line', async ({ page }) => {
  await saveData(page);
  const bodies: number[] = [];
  page.on('requestfinished', async (request) => {
    bodies.push((await request.sizes()).responseBodySize);
  });
  await page.goto(album, { waitUntil: 'networkidle' });
  const told = await page.locator('[data-weighs]').textContent();
  const came = bodies.reduce((sum, bytes) => sum + bytes, 0);
  expect(Number.parseInt(told?.replace(/^\D+/, '') ?? '', 10)).toBe(Math.ceil(came / kB));
});
