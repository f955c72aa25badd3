import type { Page } from '@playwright/test';
import { colourRules, violations } from './axe.ts';
import { expect } from './fixtures.ts';

/** No finding of axe by day, nor, where the night changes only colours, of its rules on colours by night. */
export async function isOpenToAll(page: Page, told: string): Promise<void> {
  for (const [colorScheme, rules] of [['dark', colourRules], ['light']] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await violations(page, rules), `${told}, ${colorScheme}`).toEqual([]);
  }
}

/** The page fits a phone and a desk, and is open to all on both. */
export async function fitsAndIsOpenToAll(page: Page, told: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `${told} at ${width} px`).toBeLessThanOrEqual(width);
    await isOpenToAll(page, `${told}, ${width} px`);
  }
}
