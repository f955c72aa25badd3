import type { Page } from '@playwright/test';

/** Waits until the page is set in letters of its own, as it is from the second visit on. */
export async function fontsLoaded(page: Page): Promise<void> {
  await page.locator('html:not([data-fonts])').waitFor();
  await page.evaluate(() => document.fonts.ready);
}
