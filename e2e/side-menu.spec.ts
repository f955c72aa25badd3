import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 360, height: 740 } });

const opener = (page: Page) => page.locator('summary[aria-label="Menu"]');
const panel = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
});

test('the menu holds what the header of a desk does (spec: frame:side-menus)', async ({ page }) => {
  for (const group of ['About', 'Media Resources', 'Gallery'])
    await panel(page).locator('summary').filter({ hasText: group }).click();
  const rows = await panel(page).locator('.side-row').allTextContents();
  expect(rows.map((row) => row.trim())).toEqual([
    ...['Home', 'About', 'Biography', 'Media Resources', 'Audios', 'Documents'],
    ...['Gallery', 'Photos', 'Videos', 'Infographics', 'Contact Us'],
  ]);
  await expect(panel(page).getByRole('link', { name: 'Log In' })).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'Register' })).toBeVisible();
  await panel(page).getByRole('link', { name: 'Photos' }).click();
  await expect(page).toHaveURL('/photos');
});

test('one group is open at a time', async ({ page }) => {
  await panel(page).locator('summary').filter({ hasText: 'Gallery' }).click();
  await expect(panel(page).getByRole('link', { name: 'Videos' })).toBeVisible();
  await panel(page).locator('summary').filter({ hasText: 'Media Resources' }).click();
  await expect(panel(page).getByRole('link', { name: 'Audios' })).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'Videos' })).toBeHidden();
});

/** As React does with what happens while it takes the page over. */
const swallow = (page: Page, type: string) =>
  page.evaluate((name) => {
    document.addEventListener(name, (event) => event.stopPropagation(), true);
  }, type);

test('Esc closes the menu also while React takes the page over', async ({ page }) => {
  await swallow(page, 'keydown');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});

test('its cross closes the menu also while React takes the page over', async ({ page }) => {
  await swallow(page, 'click');
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(panel(page)).toBeHidden();
});

// spec: state:mobile-menus
const ways: Record<string, (page: Page) => Promise<void>> = {
  Esc: (page) => page.keyboard.press('Escape'),
  'a touch beside it': (page) => page.mouse.click(10, 500),
  'its cross': (page) => panel(page).getByRole('button', { name: 'Close' }).click(),
};
for (const [way, close] of Object.entries(ways)) {
  test(`${way} closes the menu and gives focus back`, async ({ page }) => {
    await close(page);
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
}
