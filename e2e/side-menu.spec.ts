import type { Page } from '@playwright/test';
import { expect, test } from './one-page.ts';

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
    'Home',
    'About',
    'Biography',
    'Media Resources',
    'Audios',
    'Documents',
    'News Updates',
    'Events',
    'Gallery',
    'Photos',
    'Videos',
    'Infographics',
    'Contact Us',
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

/** Swallows events as React does while it hydrates. */
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

test('Back on Android closes the menu in place of leaving the page', async ({ page }) => {
  await page.keyboard.press('Escape');
  // A desk has no Back that asks so.
  const back = await page.evaluateHandle(() => {
    type Watcher = new () => { requestClose: () => void };
    const { CloseWatcher: Native } = window as unknown as { CloseWatcher: Watcher };
    const made: InstanceType<Watcher>[] = [];
    const CloseWatcher = class extends Native {
      constructor() {
        super();
        made.push(this);
      }
    };
    Object.assign(window, { CloseWatcher });
    return made;
  });
  await opener(page).click();
  await expect(panel(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await back.evaluate((made) => made.at(-1)?.requestClose());
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('the keyboard stays inside the open menu, in both directions', async ({ page }) => {
  await expect(panel(page).getByRole('button', { name: 'Close' })).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab']) {
    const stops = new Set<string>();
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press(key);
      stops.add(await page.evaluate(whereFocusIs));
    }
    // Besides the menu, only the browser's own controls can be reached, as around a modal dialog.
    expect([...stops].toSorted()).toEqual(['in the browser', 'in the menu']);
  }
});

function whereFocusIs(): string {
  const { activeElement } = document;
  if (activeElement === document.body) return 'in the browser';
  return activeElement?.closest('.side-panel') ? 'in the menu' : 'in the page';
}

test('the page behind the open menu cannot be scrolled or pressed', async ({ page }) => {
  await page.mouse.move(10, 500);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('#main')).toHaveAttribute('inert');
  await page.keyboard.press('Escape');
  await expect(page.locator('#main')).not.toHaveAttribute('inert');
});

test('a tablet that is turned while the menu is open keeps it, and a touch closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(panel(page)).toBeVisible();
  await page.mouse.click(10, 500);
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('#main')).not.toHaveAttribute('inert');
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
