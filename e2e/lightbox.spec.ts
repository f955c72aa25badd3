import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const main = (page: Page) => page.getByRole('main');

/** Opens the second photo of the first album. */
async function openSecondPhoto(page: Page): Promise<void> {
  await page.goto('/photos');
  await main(page).getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await main(page).getByRole('listitem').nth(1).getByRole('link').click();
  await expect(main(page).getByText('2 of 10')).toBeVisible();
}

test('photos are looked through with the keyboard, and Escape leads back', async ({ page }) => {
  await openSecondPhoto(page);
  await page.keyboard.press('ArrowRight');
  await expect(main(page).getByText('3 of 10')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(main(page).getByText('2 of 10')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/photos\/[^/]+$/);
});

test('stepping by keyboard keeps the focus on the arrow', async ({ page }) => {
  await openSecondPhoto(page);
  await main(page).getByRole('link', { name: 'Next photo' }).focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('3 of 10')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Next photo' })).toBeFocused();
});

test('Back leaves all the photos at once, and like closing gives focus back', async ({ page }) => {
  await openSecondPhoto(page);
  await main(page).getByRole('link', { name: 'Next photo' }).click();
  await expect(main(page).getByText('3 of 10')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/photos\/[^/]+$/);
  await expect(main(page).getByRole('listitem').nth(1).getByRole('link')).toBeFocused();

  await main(page).getByRole('listitem').nth(1).getByRole('link').click();
  await main(page).getByRole('link', { name: 'Next photo' }).click();
  await expect(main(page).getByText('3 of 10')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main(page).getByRole('listitem').nth(2).getByRole('link')).toBeFocused();
});

test('Escape closes an open menu before it leaves a photo', async ({ page }) => {
  await openSecondPhoto(page);
  const photos = page.getByRole('navigation', { name: 'Main navigation' }).getByText('Photos');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByText('Gallery').click();
  await expect(photos).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(photos).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(main(page).getByText('3 of 10')).toBeVisible();
});

test('a photo is downloaded', async ({ page }) => {
  await openSecondPhoto(page);
  const download = page.waitForEvent('download');
  await main(page)
    .getByRole('link', { name: /^Download, \d+ KB$/ })
    .click();
  expect((await download).suggestedFilename()).toMatch(/^[A-Z].* .*\.webp$/);
});

test.describe('without a list of programs to share with', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the link of a photo is copied', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await openSecondPhoto(page);
    await main(page).getByRole('button', { name: 'Copy the link' }).click();
    await expect(main(page).getByRole('status')).toHaveText('The link is copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      page.url().replace('#lightbox', ''),
    );
  });

  test('the link of a photo is shown where the browser forbids copying', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      navigator.clipboard.writeText = async () => {
        throw new DOMException('', 'NotAllowedError');
      };
    });
    await openSecondPhoto(page);
    await main(page).getByRole('button', { name: 'Copy the link' }).click();
    await expect(main(page).getByRole('status')).toHaveText(page.url().replace('#lightbox', ''));
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } });

  test('a stroke to the left brings the next photo, and a thumbnail any other', async ({
    page,
  }) => {
    await openSecondPhoto(page);
    await stroke(page, { from: 300, to: 60 });
    await expect(main(page).getByText('3 of 10')).toBeVisible();
    await stroke(page, { from: 60, to: 300 });
    await expect(main(page).getByText('2 of 10')).toBeVisible();
    const strip = main(page).getByRole('navigation', { name: 'Photos around this one' });
    await expect(strip.locator('[aria-current="page"]')).toHaveCount(1);
    await strip.getByRole('link').nth(4).click();
    await expect(main(page).getByText('5 of 10')).toBeVisible();
  });
});

/** Swipes across the photo, from one x to another. */
async function stroke(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  const box = await main(page).locator('.lightbox-picture').boundingBox();
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 4;
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', from);
  await touch('touchMove', to);
  await touch('touchEnd');
}
