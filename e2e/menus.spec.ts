import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** The main navigation: an address, or a group of them. */
const navigation: Record<string, string | Record<string, string>> = {
  Home: '/',
  About: { Biography: '/biography' },
  'Media Resources': {
    Audios: '/audios',
    Documents: '/document',
    'News Updates': '/news',
    Events: '/events',
  },
  Gallery: { Photos: '/photos', Videos: '/videos' },
  Infographics: '/infographics',
  'Contact Us': '/contactus',
};

const header = (page: Page) => page.getByRole('banner');
const opener = (page: Page, name: string) =>
  header(page).locator('.dropdown-summary').filter({ hasText: name });
const openMenus = (page: Page) => header(page).locator('details.dropdown[open]');

test('the header leads wherever it should (spec: frame:navigation)', async ({ page, request }) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Main navigation' });
  const lead = (name: string, path: string) =>
    expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);

  for (const [name, target] of Object.entries(navigation)) {
    if (typeof target === 'string') {
      await lead(name, target);
      continue;
    }
    await opener(page, name).click();
    await expect(openMenus(page).getByRole('link')).toHaveCount(Object.keys(target).length);
    for (const [row, path] of Object.entries(target)) await lead(row, path);
  }
  const links = await nav
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const path of links) await expect(await request.get(path ?? '')).toBeOK();
});

test('opening one menu closes the one before, all six of them (spec: frame:dropdowns, state:header)', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('x-access-token', 'any'));
  const user = { name: 'Ilavani', profilePhoto: null };
  await page.route('**/api/user/profile', (route) =>
    route.fulfill({ json: { success: true, user } }),
  );
  await page.goto('/');
  const summaries = header(page).locator('details.dropdown:visible > summary');
  await expect(summaries).toHaveCount(6);
  for (const summary of await summaries.all()) {
    await summary.click();
    await expect(openMenus(page)).toHaveCount(1);
  }
});

test('a click beside an open menu closes it (spec: frame:dropdowns)', async ({ page }) => {
  await page.goto('/');
  await opener(page, 'Gallery').click();
  await expect(openMenus(page)).toHaveCount(1);
  await page.mouse.click(40, 850);
  await expect(openMenus(page)).toHaveCount(0);
});

test('Esc closes a menu and gives focus back to what opened it', async ({ page }) => {
  await page.goto('/');
  await opener(page, 'Gallery').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Photos', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openMenus(page)).toHaveCount(0);
  await expect(opener(page, 'Gallery')).toBeFocused();
});

test('header and footer mark the news or the events as the current page', async ({ page }) => {
  const lit = (place: string) => page.locator(`${place} [aria-current]`);
  for (const [path, name] of [
    ['/news', 'News Updates'],
    ['/events', 'Events'],
  ] as const) {
    await page.goto(path);
    await expect(opener(page, 'Media Resources')).not.toHaveCSS('box-shadow', 'none');
    await expect(lit('.nav')).toHaveText([name]);
    await expect(lit('.footer-media')).toHaveText([name]);
    await expect(lit('.footer-media')).toHaveCSS('text-decoration-line', 'underline');
  }
  await page.locator('main a[href^="/events/"]:not([href$=".ics"])').first().click();
  await expect(page).toHaveURL(/\/events\/./);
  await expect(lit('.nav')).toHaveAttribute('aria-current', 'true');
});

test('somebody who reads Hindi switches the page they are on', async ({ page }) => {
  await page.goto('/news');
  await opener(page, 'English').click();
  await header(page).getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/news');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});

test('changing the language keeps the search words', async ({ page }) => {
  await page.goto('/news?s=bus&page=1');
  await opener(page, 'English').click();
  await header(page).getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/news?s=bus');
});

test('a word is looked up from any page', async ({ page }) => {
  await page.goto('/faq');
  await header(page).getByLabel('Search', { exact: true }).first().click();
  await expect(header(page).getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('clinic');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?s=clinic');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('for “clinic”');
  await expect(page.getByRole('main').locator('mark').first()).toHaveText(/^clinic/i);
});

test('search finds interactive pages, also by a Hindi word in English letters', async ({
  page,
}) => {
  const pages = page.getByRole('navigation', { name: 'Pages of this site' }).getByRole('link');
  for (const [typed, name, address] of [
    ['register', 'Register', '/register'],
    ['shikayat', 'Grievances', '/grievance'],
    ['donate', 'Make Donation', 'https://donate.avanisohane.example/'],
  ] as const) {
    await page.goto(`/search?s=${typed}`);
    await expect(pages.first()).toHaveText(name);
    await expect(pages.first()).toHaveAttribute('href', address);
  }
});
