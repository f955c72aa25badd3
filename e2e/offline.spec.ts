import type { Page } from '@playwright/test';
import { everyLanguage } from './every-language.ts';
import type { EveryLanguage } from './every-language.ts';
import { expect, test as base } from './fixtures.ts';
import { memberToken } from './member.ts';

const test = base.extend<object, EveryLanguage>(everyLanguage);

// Pictures and fonts of unvisited pages are missing offline.
test.use({ serviceWorkers: 'allow', expectedFaults: [/ERR_(?:INTERNET_DISCONNECTED|FAILED)/] });

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** The paths of all pages in this browser's cache. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('pages')).keys();
    return kept.map(({ url }) => url.slice(location.origin.length));
  });

/** Reads a page with the mouse alone, and waits until the service worker has cached it. */
async function readFirst(page: Page, path: string, origin = ''): Promise<void> {
  await page.goto(origin + path);
  await page.mouse.move(200, 300);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => keptPages(page)).toContain(path);
}

const troubles = [
  { prefix: '', language: 'en', trouble: 'We could not reach the server', again: 'Try again' },
  { prefix: '/hi', language: 'hi', trouble: 'सर्वर से संपर्क नहीं हो सका', again: 'फिर कोशिश करें' },
];

for (const { prefix, language, trouble, again } of troubles) {
  test(`without a network ${prefix}/news is read again, and what was not read says so`, async ({
    page,
    context,
  }) => {
    const read = ['/news', '/faq'].map((path) => prefix + path);
    const titles: string[] = [];
    await readFirst(page, `${prefix}/governance`);
    for (const path of read) {
      await page.goto(path);
      titles.push(await title(page).innerText());
    }
    await context.setOffline(true);

    for (const [at, path] of read.entries()) {
      await page.goto(path);
      expect(await title(page).innerText()).toBe(titles[at]);
    }
    await page.goto(`${prefix}/governance`);
    await expect(title(page)).not.toHaveText(trouble);
    await expect(page.locator('.page-header-dado')).not.toHaveCSS('padding-top', '0px');
    await page.goto(`${prefix}/speeches`);
    await expect(title(page)).toHaveText(trouble);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('.notice img')).toHaveJSProperty('complete', true);
    const kept = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(kept).toHaveCount(3);
    for (const path of read)
      await expect(kept.and(page.locator(`[href="${path}"]`))).toHaveText(/\S/);
    await expect(page.locator('.offline-typed')).toBeHidden();

    await context.setOffline(false);
    await page.getByRole('link', { name: again }).click();
    await expect(title(page)).not.toHaveText(trouble);
    await expect(page).toHaveURL(`${prefix}/speeches`);
  });
}

test('a reader of Tamil is told in Tamil, with the pages that were read in it', async ({
  page,
  context,
  origin,
}) => {
  await readFirst(page, '/ta/faq', origin);
  const offlinePage = () => page.evaluate(async () => Boolean(await caches.match('/ta/offline')));
  await expect.poll(offlinePage).toBe(true);
  await context.setOffline(true);
  await page.goto(`${origin}/ta/speeches`);
  await expect(title(page)).toHaveText('சேவையகத்தை அடைய முடியவில்லை');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta');
  await expect(page.locator('.notice img')).toHaveJSProperty('complete', true);
  const kept = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(kept).toHaveAttribute('href', '/ta/faq');
});

test('the installed application starts without a network and goes home (spec: route:/_app)', async ({
  page,
  context,
}) => {
  await readFirst(page, '/');
  await context.setOffline(true);
  await page.goto('/_app');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a letter typed before the network broke is still there afterwards', async ({
  page,
  context,
}) => {
  await readFirst(page, '/join');
  await page.reload();
  const message = page.getByRole('main').getByRole('textbox', { name: 'Message' });
  await message.fill('I can row.');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Speeches' }).click();
  await expect(title(page)).toHaveText('We could not reach the server');
  await page.goBack();
  await expect(message).toHaveValue('I can row.');
});

test('personal pages leave nothing on the device', async ({ page }) => {
  await readFirst(page, '/faq');
  const token = await memberToken(page);
  await page.evaluate((own) => localStorage.setItem('x-access-token', own), token);
  for (const path of ['/login', '/profile', '/quizrewards', '/search?s=clinic', '/news?s=clinic']) {
    await page.goto(path);
  }
  await page.goto('/governance');
  await expect.poll(() => keptPages(page)).toEqual(['/faq', '/governance']);
  const everything = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(stores.map((store) => store.keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(everything.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('the twenty pages read last are kept', async ({ page }) => {
  await readFirst(page, '/faq');
  const later = [
    '/news',
    '/events',
    '/photos',
    '/videos',
    '/pressreleases',
    '/speeches',
    '/document',
    '/mediacoverage',
    '/audios',
    '/infographics',
    '/join',
    '/newsletter',
    '/biography',
    '/governance',
    '/contactus',
    '/privacy',
    '/terms',
    '/accessibility',
    '/disclosures',
    '/sitemap',
  ];
  for (const path of later) await page.goto(path);
  await expect.poll(async () => (await keptPages(page)).toSorted()).toEqual(later.toSorted());
});
