import { expect, test } from './fixtures.ts';
import { readingPaths } from './reading-paths.ts';

const widths = [320, 360, 600, 900, 1200, 1536, 1920];

// spec: constant:breakpoints
for (const prefix of ['', '/hi']) {
  for (const path of readingPaths) {
    const address = prefix + (prefix && path === '/' ? '' : path);
    test(`${address} fits every width`, async ({ page }) => {
      await page.goto(address);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `at ${width} px`).toBeLessThanOrEqual(width);
      }
    });
  }
}
