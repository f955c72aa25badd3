import type { Page } from '@playwright/test';
import { expect, test } from './one-page.ts';

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
  await expect(main(page).getByRole('button', { name: /^Play: Recording: / })).toBeVisible();
  await expect(main(page).locator('audio[preload=none]')).toHaveAttribute('src', /\.mp3$/);
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
test('documents are downloaded under their titles, in either script', async ({ page }) => {
  for (const path of ['/document', '/hi/document']) {
    await page.goto(path);
    const title = await main(page).getByRole('heading', { level: 3 }).first().textContent();
    const download = page.waitForEvent('download');
    await main(page)
      .getByRole('link', { name: /^PDF, / })
      .first()
      .click();
    expect((await download).suggestedFilename()).toBe(`${title?.replaceAll(':', '')}.pdf`);
  }
});

test('recordings, films and captions are downloaded under their titles', async ({ page }) => {
  await page.goto('/audios');
  const files = main(page).getByRole('link', { name: /^Download/ });
  await expect(files.first()).toHaveAttribute('download', /^[A-Z].*\.mp3$/);
  await page.goto('/videos/bus-14-until-eleven');
  await expect(files).toHaveAttribute('download', 'Bus 14, until eleven.mp4');
  const captions = main(page).getByRole('link', { name: /^Captions in / });
  await expect(captions.last()).toHaveAttribute('download', /^[\u0900-\u097f].*\.vtt$/);
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

test('the full picture of an infographic opens over the page, and leads back', async ({ page }) => {
  await page.goto('/infographics');
  const opener = main(page)
    .getByRole('link', { name: /^Open the full picture/ })
    .first();
  await opener.click();
  const full = page.getByRole('dialog');
  await expect(full.getByRole('img')).toBeInViewport();
  // Arrow keys scroll it at once.
  await expect(full.getByRole('group')).toBeFocused();
  await expect(full.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'download',
    /^[A-Z0-9].*\.webp$/,
  );
  await page.keyboard.press('Escape');
  await expect(full).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a page with the last entry alone says so, instead of counting from it to itself', async ({
  page,
}) => {
  await page.goto('/document?page=2');
  await expect(page.locator('.pager-count')).toHaveText('Showing the last of 13');
  await page.goto('/hi/document?page=2');
  await expect(page.locator('.pager-count')).toHaveText('13 में से आख़िरी');
});
