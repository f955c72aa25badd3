import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { readingPaths } from './reading-paths.ts';

test.use({ deviceScaleFactor: 1, contextOptions: { reducedMotion: 'reduce' } });

/** Words of the page that are heavier than letters of their size may be; condensed ones are exempt. */
const tooHeavy = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { data, parentElement: holder } = words.currentNode as Text;
      if (!/\p{L}/u.test(data) || !holder || holder.closest('script, style, noscript')) continue;
      const style = getComputedStyle(holder);
      const size = Number.parseFloat(style.fontSize);
      const heaviest = size < 16 ? 550 : size < 17 ? 600 : 1000;
      const isCondensed = Number.parseFloat(style.fontStretch) < 90;
      if (Number(style.fontWeight) > heaviest && !isCondensed)
        found.add(`${data.trim().slice(0, 30)}: ${style.fontWeight} at ${size} px`);
    }
    return [...found];
  });

test('small letters are light enough for screens of single pixels', async ({ page }) => {
  test.setTimeout(240_000);
  for (const path of [...readingPaths, '/hi', '/hi/events', '/login', '/register', '/styleguide']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await tooHeavy(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
