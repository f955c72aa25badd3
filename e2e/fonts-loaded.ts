import type { Page } from '@playwright/test';

/** Waits until the page's own fonts are loaded, as they are from the second page on. */
export async function fontsLoaded(page: Page): Promise<void> {
  await page.locator('html:not([data-fonts])').waitFor();
  await page.evaluate(() => document.fonts.ready);
}
