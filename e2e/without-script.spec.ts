import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false, expectedFaults: [/status of 422/] });

const main = (page: Page) => page.getByRole('main');

test('menus and languages work', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/news');
  const header = page.getByRole('banner');
  await header.locator('.dropdown-summary').filter({ hasText: 'Media Resources' }).click();
  await expect(header.getByRole('link', { name: 'Audios' })).toBeVisible();
  await header.locator('.dropdown-summary').filter({ hasText: 'Gallery' }).click();
  await expect(header.getByRole('link', { name: 'Audios' })).toBeHidden();
  await header.locator('.dropdown-summary').filter({ hasText: 'English' }).click();
  await header.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/news');
});

test('the side menu opens, leads on and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const panel = page.getByRole('navigation', { name: 'Menu', exact: true });
  const opener = page.locator('summary[aria-label="Menu"]');
  await opener.click();
  await panel.locator('summary').filter({ hasText: 'About' }).click();
  await expect(panel.getByRole('link', { name: 'Biography' })).toBeVisible();
  await opener.click();
  await expect(panel).toBeHidden();
});

test('search and the filters of news work, page by page', async ({ page }) => {
  await page.goto('/news');
  await main(page).getByRole('link', { name: 'Show older news' }).click();
  await expect(page).toHaveURL('/news?page=2');
  await main(page).getByRole('searchbox').fill('bus');
  await main(page).getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/news\?s=bus/);
  await expect(main(page).getByRole('link', { name: 'Remove the filter “bus”' })).toBeVisible();

  await page.goto('/search');
  await main(page).getByRole('searchbox').fill('clinic');
  await main(page).getByRole('button', { name: 'Search' }).click();
  await expect(main(page).getByRole('heading', { level: 2 })).toContainText('for “clinic”');
});

test('an article is read from the home page', async ({ page }) => {
  await page.goto('/');
  const story = main(page).getByRole('article').first().getByRole('link');
  const title = await story.textContent();
  await story.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  expect((await main(page).locator('.prose').innerText()).length).toBeGreaterThan(300);
});

test('a letter is posted; what is wrong comes back with what was typed', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Join Me', exact: true }).click();
  await expect(page).toHaveURL('/join');
  const field = (name: string) => main(page).getByRole('textbox', { name });
  const send = () => main(page).getByRole('button', { name: 'Send' }).click();
  await field('Name').fill('Ilavani');
  await send();
  await expect(field('Name')).toHaveValue('Ilavani');
  await expect(field('Email')).toHaveAccessibleDescription('Email is required');
  await expect(field('Message')).toHaveAccessibleDescription('Message is required');
  await field('Email').fill('ilavani@letters.example');
  await field('Message').fill('I can row.');
  await send();
  await expect(page).toHaveURL(/\/join\/status\?receipt=[\w-]{22}$/);
  await expect(main(page)).toContainText('Thank you. We have your message.');
  await expect(main(page)).toContainText('I can row.');
});

test('a letter from the contact page keeps what was typed, and leads to its own page', async ({
  page,
}) => {
  await page.goto('/contactus');
  const field = (name: string) => main(page).getByRole('textbox', { name });
  const send = () => main(page).getByRole('button', { name: 'Send' }).click();
  await field('Name').fill('Ilavani');
  await field('Phone number').fill('12');
  await field('Email').fill('ilavani@letters.example');
  await field('Message').fill('I can row.');
  await send();
  await expect(field('Phone number')).toHaveAccessibleDescription(/whole phone number/);
  await expect(field('Message')).toHaveValue('I can row.');
  await field('Phone number').fill('');
  await send();
  await expect(page).toHaveURL(/\/join\/status\?receipt=/);
  await expect(main(page)).toContainText('Thank you. We have your message.');
});

test('the newsletter is ordered from the footer', async ({ page }) => {
  await page.goto('/hi/news');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox').fill('reader@letters.example');
  await footer.getByRole('button').click();
  await expect(page).toHaveURL('/hi/newsletter?sent=1');
  await expect(main(page).getByRole('status')).toBeVisible();
});

test('a photo has its words, its download, its neighbours and a way to share it', async ({
  page,
}) => {
  await page.goto('/photos/ambighat-evenings');
  await main(page).getByRole('listitem').nth(1).getByRole('link').click();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page).getByText(/Photo: |\. Drawing/)).toBeVisible();
  await expect(main(page).getByRole('link', { name: /^Download, \d+ KB$/ })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Next photo' }).click();
  await expect(main(page).getByText('3 of 10')).toBeVisible();
  await main(page).getByRole('link', { name: 'Back to the album' }).click();
  await expect(page).toHaveURL('/photos/ambighat-evenings#ambighat-evenings-03');
});

test('the calendar is turned by its addresses', async ({ page }) => {
  await page.goto('/events?month=2026-01');
  await main(page)
    .getByRole('link', { name: /^Previous month: December 2025$/ })
    .click();
  await expect(page).toHaveURL('/events?month=2025-12#calendar');
  await expect(
    main(page).getByRole('heading', { name: 'December 2025', exact: true }),
  ).toBeVisible();
});

test('a new password is asked for by a link from a mail alone', async ({ page }) => {
  await page.goto('/changepassword');
  await expect(main(page).getByRole('textbox')).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/login?with=forgot');
  await page.goto('/changepassword?receipt=half');
  await expect(main(page).getByLabel('New password')).toBeVisible();
});
