import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { heavyWords } from './heavy-words.ts';
import { expect, test } from './one-page.ts';
import { isOpenToAll } from './open-to-all.ts';
import { readingPaths } from './reading-paths.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedFaults: [/status of 404/] });

const widths = [320, 360, 600, 900, 1200, 1536, 1920];
const paths = [...readingPaths, '/nowhere', '/styleguide', '/login', '/register'];

/** Widths of the window at which the page hangs out of it to the side. */
async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = [];
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    if ((await widthOf()) > width) found.push(`${await widthOf()} at ${width} px`);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  await setLetters(page, '200%');
  if ((await widthOf()) > 360) found.push(`${await widthOf()} with letters twice as large`);
  await setLetters(page, '');
  return found;
}

const setLetters = (page: Page, size: string) =>
  page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);

/** Lays out everything, because elements with deferred layout keep their former colours. */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.deferred { content-visibility: visible }');
    document.adoptedStyleSheets.push(sheet);
  });

// spec: constant:breakpoints
for (const prefix of ['', '/hi']) {
  for (const path of paths) {
    const address = prefix + (prefix && path === '/' ? '' : path);

    test(`${address} fits every width, and is open to everybody by day and by night`, async ({
      page,
    }) => {
      if (path === '/styleguide') test.slow();
      await page.goto(address);
      // The style guide shows things in sizes that no page has.
      if (path !== '/styleguide') expect(await tooWide(page)).toEqual([]);
      await layOutAll(page);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await heavyWords(page), `small letters at ${width} px`).toEqual([]);
        await isOpenToAll(page, `${width} px`);
      }
    });
  }
}

test('the menu of a phone and the window Join with me are open to everybody', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.locator('summary[aria-label="Menu"]').click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Join the campaign' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
