import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const main = (page: Page) => page.getByRole('main');
const firstTitle = (page: Page) => main(page).getByRole('heading', { level: 3 }).first();

// spec: route:/pressreleases
test('press releases are searched and read', async ({ page }) => {
  await page.goto('/pressreleases');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Press Releases');
  const title = await firstTitle(page).textContent();
  await firstTitle(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');

  await page.goto('/pressreleases?s=bus');
  await expect(main(page).getByRole('link', { name: 'Remove the filter “bus”' })).toBeVisible();
});

// spec: route:/speeches
test('a recorded speech is played and read, with its time codes', async ({ page }) => {
  await page.goto('/speeches/budget-reply-in-plain-words');
  await expect(main(page).locator('audio[controls][preload=none]')).toHaveAttribute(
    'src',
    /\.mp3$/,
  );
  await expect(main(page).locator('.time-code').first()).toHaveText('0:00');
});

test('speeches are found by their words', async ({ page }) => {
  await page.goto('/speeches?s=clinic');
  await firstTitle(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/speeches\/.+/);
});

// spec: route:/mediacoverage
test('reports lead to the sites of their outlets', async ({ page }) => {
  await page.goto('/mediacoverage');
  await expect(firstTitle(page).getByRole('link')).toHaveAttribute('href', /^https:\/\//);
});

// spec: route:/document
test('documents are downloaded', async ({ page }) => {
  await page.goto('/document');
  const link = main(page)
    .getByRole('link', { name: /^PDF, / })
    .first();
  await expect(link).toHaveAttribute('href', /\.pdf$/);
});

// spec: route:/audios
test('recordings have their words beside them', async ({ page }) => {
  await page.goto('/audios');
  await main(page).locator('summary').first().click();
  await expect(main(page).locator('.time-code').first()).toBeVisible();
});

// spec: route:/infographics
test('infographics have their figures in words', async ({ page }) => {
  await page.goto('/infographics');
  await main(page).locator('summary').first().click();
  await expect(main(page).locator('details[open] .prose')).toBeVisible();
});
