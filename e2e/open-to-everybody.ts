import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect } from './fixtures.ts';
import { settled } from './settled.ts';

/** The page fits a phone and a desk, and axe finds nothing on it by day and by night. */
export async function isOpenToEverybody(page: Page, what: string) {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `${what} at ${width} px`).toBeLessThanOrEqual(width);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settled(page);
      expect.soft(await violations(page), `${what}, ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}
