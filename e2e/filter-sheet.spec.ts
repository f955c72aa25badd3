import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 360, height: 740 } });

const opener = (page: Page) => page.getByRole('button', { name: 'Filter' });
const year = (page: Page) => page.getByRole('combobox', { name: 'Year' });

test('a sheet of filters keeps the keyboard, and Esc gives it back', async ({ page }) => {
  await page.goto('/pressreleases');
  await opener(page).click();
  await expect(year(page)).toBeFocused();
  for (let press = 0; press < 9; press += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement?.closest('.filter-sheet, body')?.className !== 'filter-sheet',
    );
    const isInBrowser = await page.evaluate(() => document.activeElement === document.body);
    expect(isOutside && !isInBrowser).toBe(false);
  }
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.keyboard.press('Escape');
  await expect(year(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await opener(page).click();
  await expect(page.getByRole('heading', { name: 'Filter' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(year(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('filters chosen in the sheet are counted, and removed by their chips', async ({ page }) => {
  await page.goto('/pressreleases');
  const all = await page.getByText(/^\d+ releases/).textContent();
  await opener(page).click();
  await page.getByRole('combobox', { name: 'Month' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Search' }).last().click();
  await expect(page).toHaveURL(/month=1/);
  const chip = page.getByRole('link', { name: /^Remove the filter/ });
  await chip.click();
  await expect(page.getByText(/^\d+ releases/)).toHaveText(all ?? '');
});

test('after Back the fields say what the list shows', async ({ page }) => {
  await page.goto('/news?s=bus');
  await opener(page).click();
  await page.getByRole('combobox').first().selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Search' }).last().click();
  await expect(page).toHaveURL(/category=/);
  const words = page.getByRole('main').getByRole('searchbox');
  await words.fill('boat');
  await words.press('Enter');
  await expect(page).toHaveURL(/s=boat/);
  for (const [address, chosen] of [
    [/s=bus&category=./, /./],
    [/s=bus$/, ''],
  ] as const) {
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(words).toHaveValue('bus');
    await opener(page).click();
    await expect(page.getByRole('combobox').first()).toHaveValue(chosen);
  }
});
