import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { logInAs } from './member.ts';
import { question } from './people.ts';

/** Answers calls in place of the server: what was found and not refused, by page, and a face that is known. */
async function standInFor(
  page: Page,
  found: number,
  { size = 100, albums = [] as object[] } = {},
): Promise<void> {
  const file = {
    url: '/favicon.ico',
    width: 3,
    height: 2,
    alt: '',
    placeholder: '#888',
    sources: [],
  };
  const album = { slug: 'an-album', title: 'An album' };
  const dates = { takenAt: '2026-01-02', foundAt: '2026-01-02' };
  const shared = { language: 'en', file, album, match: 'sure', ...dates };
  let photos = Array.from({ length: found }, (_, at) => {
    const id = `photo-${at}`;
    return { ...shared, id, slug: id, title: `Photo ${at}` };
  });
  await page.route('**/api/photo-booth/images?*', (route) => {
    const first = (Number(new URL(route.request().url()).searchParams.get('page')) - 1) * size;
    const data = photos.slice(first, first + size);
    return route.fulfill({ json: { success: true, data, page: 1, size, total: photos.length } });
  });
  await page.route('**/api/photo-booth/images/not-me', (route) => {
    const refused = route.request().postDataJSON();
    photos = photos.filter(({ id }) => id !== refused.id);
    return route.fulfill({ json: { success: true, message: '' } });
  });
  const data = { isSetUp: true, isEnrolled: true, notices: 'off', found, albums, phone: null };
  await page.route('**/api/photo-booth/me', (route) =>
    route.fulfill({ json: { success: true, data } }),
  );
}

test('whoever is known to the booth takes the consent back and chooses mails though nothing was found', async ({
  page,
}) => {
  await logInAs(page);
  await standInFor(page, 0);
  await page.goto('/photobooth-gallery');
  await expect(question(page)).toContainText('Nothing found yet');
  await expect(page.getByLabel('Write me a mail when new photos of me come')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take my consent back' })).toBeVisible();
});

test('the gallery shows more than the first hundred photos', async ({ page }) => {
  await logInAs(page);
  await standInFor(page, 130);
  await page.goto('/photobooth-gallery');
  await expect(page.locator('.found-photo')).toHaveCount(100);
  await page.getByRole('button', { name: 'Show more photos' }).click();
  await expect(page.locator('.found-photo')).toHaveCount(130);
  await expect(page.getByRole('button', { name: 'Show more photos' })).toBeHidden();
});

test('the gallery goes on by itself when none of its first photos is left', async ({ page }) => {
  await logInAs(page);
  await standInFor(page, 3, { size: 2 });
  await page.goto('/photobooth-gallery');
  const photos = page.locator('.found-photo');
  await expect(photos).toHaveCount(2);
  const refuse = (title: string) =>
    photos
      .filter({ has: page.getByRole('button', { name: title }) })
      .getByRole('button', { name: 'Not me' })
      .click();
  await refuse('Photo 0');
  await expect(photos).toHaveCount(1);
  const more = await holdRequests(page, '**/api/photo-booth/images?*');
  await refuse('Photo 1');
  const button = page.getByRole('button', { name: 'Show more photos' });
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(question(page)).not.toContainText('Nothing found yet');
  more();
  await expect(photos).toHaveCount(1);
  await expect(photos).toBeFocused();
  await expect(photos).toBeInViewport();
  await expect(button).toHaveCount(0);
  await refuse('Photo 2');
  await expect(page.getByRole('heading', { name: 'Nothing found yet' })).toBeFocused();
});

test('where no photos can be searched, the photo booth says so before it asks for a log-in', async ({
  page,
}) => {
  await page.goto('/photobooth');
  const main = page.getByRole('main');
  await expect(main).toContainText('There are no photos to look through yet.');
  await expect(main.getByRole('link', { name: 'Log In' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Photos' }).click();
  await expect(page).toHaveURL(/\/photos$/);
});

const openAlbums = [{ slug: 'an-album', title: 'An album', takenAt: '2026-01-02' }];

test('a selfie that is never answered is told after a while, and the same one goes once more', async ({
  page,
}) => {
  const selfie = {
    name: 'selfie.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 300, height: 400, channels: 3, background: '#b86' } })
      .jpeg()
      .toBuffer(),
  };
  await logInAs(page);
  await standInFor(page, 1, { albums: openAlbums });
  let sent = 0;
  await page.route('**/api/photo-booth/find-user-images', (route) => {
    sent += 1;
    const json = { success: true, data: [], page: 1, size: 100, total: 0 };
    return sent === 1 ? undefined : route.fulfill({ json });
  });
  await page.clock.install();
  await page.goto('/photobooth');
  await page.locator('input[type=file]').setInputFiles(selfie);
  await expect.poll(() => sent).toBe(1);
  await page.clock.fastForward('02:30');
  await expect(page.getByRole('status')).toContainText('Looking through the photos');
  await page.clock.fastForward('01:00');
  const told = page.getByRole('alert').filter({ hasText: 'We could not reach the server' });
  await expect(told).toContainText('The network did not answer. Try again in a moment.');
  expect(sent).toBe(1);
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.booth-none')).toBeVisible();
  expect(sent).toBe(2);
});
