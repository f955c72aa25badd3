import type { Page } from '@playwright/test';
import { test as ownPage } from './fixtures.ts';
import { expect, test } from './one-page.ts';

const main = (page: Page) => page.getByRole('main');
const devanagari = /[\u0900-\u097f]/;

// spec: route:/
for (const [path, lang, title, other] of [
  ['/', 'en', 'Avani Sohane, Neeravan', 'hi'],
  ['/hi', 'hi', 'अवनी सोहने, नीरावन', 'en'],
] as const) {
  test(`home speaks ${lang}`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^http/);
    const elsewhere = page.locator(`link[rel=alternate][hreflang=${other}]`);
    await expect(elsewhere).toHaveAttribute('href', other === 'hi' ? /\/hi$/ : /:\d+\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test('home invites nobody to a page that is not ready', async ({ page, request }) => {
  for (const home of ['/', '/hi']) {
    await page.goto(home);
    const addresses = await main(page).evaluate((element) => [
      ...Array.from(element.querySelectorAll('a'), (link) => link.href),
      ...Array.from(element.querySelectorAll('form'), (form) => form.action),
    ]);
    const here = [...new Set(addresses)].filter((address) =>
      address.startsWith(new URL(page.url()).origin),
    );
    expect(here.length).toBeGreaterThan(10);
    for (const address of here) {
      const words = await (await request.get(address)).text();
      expect(words, address).not.toMatch(/This page is not ready yet|यह पन्ना अभी तैयार नहीं/);
    }
  }
});

test('an update is read, and read in Hindi', async ({ page }) => {
  await page.goto('/news');
  const first = main(page).getByRole('heading', { level: 3 }).first().getByRole('link');
  const title = await first.textContent();
  await first.click();
  await expect(page).toHaveTitle(`${title} · Avani Sohane, Neeravan`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await main(page).getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/^[^?]*\/hi\/news\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(devanagari);
});

test('an article on paper is the article: no header, no footer, two pages at most', async ({
  page,
}) => {
  for (const path of ['/news/dhavri-clinic-opens', '/hi/news/dhavri-clinic-opens']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    for (const place of ['banner', 'contentinfo', 'navigation'] as const)
      await expect(page.getByRole(place)).toHaveCount(0);
    await expect(page.locator('picture:visible, button:visible, form:visible')).toHaveCount(0);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title?.y).toBeLessThan(40);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(pages?.length).toBeLessThanOrEqual(2);
  }
});

test('Hindi is found by what is typed in English letters', async ({ page }) => {
  await page.goto('/hi/search?s=vikas');
  await expect(main(page).getByRole('listitem').first()).toContainText(devanagari);
  await page.goto('/hi/search?s=paani');
  await expect(main(page).getByRole('listitem').filter({ hasText: 'पानी' })).not.toHaveCount(0);
});

test('a list is filtered by its address, and a reload keeps it (spec: entity:filters)', async ({
  page,
}) => {
  await page.goto('/news');
  const category = main(page).getByLabel('Category');
  const chosen = await category.locator('option').nth(1).getAttribute('value');
  await category.selectOption({ index: 1 });
  await main(page).getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(`/news?category=${chosen}`);
  const rows = main(page).getByRole('heading', { level: 3 });
  const shown = await rows.allTextContents();
  expect(shown.length).toBeGreaterThan(0);

  await page.reload();
  await expect(category).toHaveValue(chosen ?? '');
  expect(await rows.allTextContents()).toEqual(shown);

  await main(page)
    .getByRole('link', { name: /^Remove the filter/ })
    .click();
  await expect(page).toHaveURL('/news');
});

test.describe('addresses that are none', () => {
  test.use({ expectedFaults: [/status of 4(?:04|22)/] });

  for (const [path, title, out] of [
    ['/no-such-page', 'There is no page here', '/'],
    ['/news/no-such-update', 'There is no page here', '/'],
    ['/hi/no-such-page', devanagari, '/hi'],
    ['/news?s=bus&page=999', 'This list has no such page', '/news?s=bus'],
    ['/search?s=bus&page=999', 'This list has no such page', '/search?s=bus'],
    ['/hi/photos?page=none', devanagari, '/hi/photos'],
    ['/events?month=2026-13', 'The calendar has no such month', '/events'],
  ] as const) {
    test(`${path} says so, and leads on`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(/page=|month=/.test(path) ? 422 : 404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('.nav-link[aria-current]')).toHaveCount(0);
      await main(page).getByRole('link').first().click();
      await expect(page).toHaveURL(out);
    });
  }
});

ownPage.describe('far from home', () => {
  ownPage.use({ timezoneId: 'America/Los_Angeles', locale: 'en-US' });

  ownPage('hydration leaves the same words on a page', async ({ page }) => {
    for (const path of ['/', '/news', '/hi', '/hi/news']) {
      await page.goto(path);
      const read = await main(page).textContent();
      await page.getByRole('contentinfo').getByRole('textbox').focus();
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
      expect(await main(page).textContent()).toBe(read);
    }
  });
});
