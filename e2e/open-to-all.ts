import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect } from './fixtures.ts';
import { settled } from './settled.ts';

/** No finding of axe by day and by night. */
export async function isOpenToAll(page: Page, told: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    expect.soft(await violations(page), `${told}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
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
