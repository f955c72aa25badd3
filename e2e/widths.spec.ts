import { expect, test } from './fixtures.ts';
import { readingPaths } from './reading-paths.ts';

const widths = [320, 360, 600, 900, 1200, 1536, 1920];

// spec: constant:breakpoints
for (const prefix of ['', '/hi']) {
  for (const path of readingPaths) {
    const address = prefix + (prefix && path === '/' ? '' : path);
    test(`${address} fits every width`, async ({ page }) => {
      await page.goto(address);
      const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await widthOf(), `at ${width} px`).toBeLessThanOrEqual(width);
      }
      await page.setViewportSize({ width: 360, height: 800 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await widthOf(), 'with letters twice as large').toBeLessThanOrEqual(360);
    });
  }
}

test('the name on the wall stays clear of the portrait, also in letters twice as large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const home of ['/', '/hi']) {
    await page.goto(home);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const name = await page.getByRole('heading', { level: 1 }).boundingBox();
    const portrait = await page.locator('.hero-portrait').boundingBox();
    expect(name && name.y + name.height).toBeLessThanOrEqual(portrait?.y ?? 0);
  }
});
