import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { logInAs } from './member.ts';

declare global {
  interface Window {
    shiftSoFar: () => number;
  }
}

/** The threshold of Cumulative Layout Shift below which a page is rated good. */
const GOOD = 0.1;

/** Adds up how far what is in view moves, from the first paint of each page on. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) if ('value' in entry) sum += Number(entry.value);
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.shiftSoFar = () => {
      add(observer.takeRecords());
      return sum;
    };
  });

for (const width of [360, 1440])
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 800 } });
    test.beforeEach(({ page }) => countShifts(page));

    for (const path of ['/', '/news'])
      test(`the letters that come on a first visit to ${path} move nothing`, async ({ page }) => {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        expect(await page.evaluate(() => window.shiftSoFar())).toBeLessThan(GOOD);
      });

    for (const [path, loaded] of [
      ['/profile', '.profile-part h2'],
      ['/photobooth-gallery', '.booth-gallery .notice'],
      ['/quizrewards', '.quiz-sums'],
    ] as const)
      test(`what comes of one person moves nothing on ${path}`, async ({ page }) => {
        await logInAs(page);
        const release = await holdRequests(page, '**/api/**');
        await page.goto(path);
        await expect(page.locator('.skeleton-form')).toBeVisible();
        release();
        await expect(page.locator(loaded).first()).toBeVisible();
        await expect(page.locator('.skeleton-form')).toHaveCount(0);
        expect(await page.evaluate(() => window.shiftSoFar())).toBeLessThan(GOOD);
      });
  });
