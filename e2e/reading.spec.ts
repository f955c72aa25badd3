import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

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
  await expect(page).toHaveURL(new RegExp(`category=${chosen}`));
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
  test.use({ expectedFaults: [/status of 404/] });

  for (const [path, title] of [
    ['/no-such-page', 'There is no page here'],
    ['/news/no-such-update', 'There is no page here'],
    ['/hi/no-such-page', devanagari],
  ] as const) {
    test(`${path} says so, and leads home`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await main(page).getByRole('link').click();
      await expect(page).toHaveURL(path.startsWith('/hi') ? '/hi' : '/');
    });
  }
});

test.describe('far from home', () => {
  test.use({ timezoneId: 'America/Los_Angeles', locale: 'en-US' });

  test('pages wake to the same words', async ({ page }) => {
    for (const path of ['/', '/news', '/hi', '/hi/news']) {
      await page.goto(path);
      const read = await main(page).textContent();
      await page.getByRole('contentinfo').getByRole('textbox').focus();
      await expect(page.locator('html')).toHaveAttribute('data-awake', 'true');
      expect(await main(page).textContent()).toBe(read);
    }
  });
});
