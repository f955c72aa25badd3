import type { Page } from '@playwright/test';
import { expect, test } from './one-page.ts';

const main = (page: Page) => page.getByRole('main');

// spec: route:/photos
test('an album is opened, and its photos are looked through one by one', async ({ page }) => {
  await page.goto('/photos');
  await main(page).getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await main(page).getByRole('listitem').first().getByRole('link').click();
  await expect(main(page).getByText('1 of 10')).toBeVisible();
  await main(page).getByRole('link', { name: 'Next photo' }).click();
  await expect(main(page).getByText('2 of 10')).toBeVisible();
  await main(page).getByRole('link', { name: 'Back to the album' }).click();
  await expect(page).toHaveURL(/\/photos\/[^/]+$/);
});

// spec: route:/videos
test('a video has captions in both languages and every word written out', async ({ page }) => {
  await page.goto('/videos');
  await main(page).getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(main(page).locator('track')).toHaveCount(2);
  await expect(main(page).locator('video')).toHaveAttribute('preload', 'none');
  await expect(main(page).getByRole('region', { name: 'Every word' })).toBeVisible();
});

test('a day of the calendar is opened, and its event is taken along', async ({ page, request }) => {
  await page.goto('/events');
  await main(page).getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/events\?month=\d{4}-\d\d&day=/);
  await main(page).getByRole('article').first().getByRole('heading').getByRole('link').click();
  const file = main(page).getByRole('link', { name: 'Add to my calendar' });
  const response = await request.get((await file.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toContain('text/calendar');
  expect(await response.text()).toContain('BEGIN:VEVENT');
});

test('paging to another month on a phone stays at the calendar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/events?month=2026-01');
  for (const month of ['February 2026', 'March 2026']) {
    await page.getByRole('link', { name: `Next month: ${month}` }).click();
    const heading = page.getByRole('heading', { name: month, exact: true });
    await expect(heading).toBeInViewport();
    await expect(page.locator('.month-days')).toBeInViewport({ ratio: 1 });
  }
});

test('upcoming events tell their month', async ({ page }) => {
  await page.goto('/events?month=2027-04');
  const next = page.getByRole('region', { name: /^Coming next, from \d+ \w+ \d{4}$/ });
  await expect(next.locator('time.coming-day').first()).toHaveText(/^\d+ \w{3} \w{3,4}$/);
});
