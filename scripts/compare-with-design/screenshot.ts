import type { Browser, Page } from '@playwright/test';
import type { Pair } from './pairs.ts';

/** Our page in the same state; its full length where the picture has that. */
export async function screenshot(browser: Browser, origin: string, pair: Pair): Promise<Buffer> {
  const { path, viewport, columns, colorScheme = 'light', act } = pair;
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
  try {
    await page.goto(origin + path);
    if (columns) await seeAll(page);
    await act?.(page);
    await page.waitForLoadState('networkidle');
    return await page.screenshot({ fullPage: columns !== undefined });
  } finally {
    await page.close();
  }
}

/** Forces deferred layout, loads all pictures, and waits for them. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.deferred { content-visibility: visible }');
    document.adoptedStyleSheets.push(sheet);
    for (const picture of document.images) picture.loading = 'eager';
    scrollTo(0, document.body.scrollHeight);
    await Promise.allSettled(Array.from(document.images, (picture) => picture.decode()));
    scrollTo(0, 0);
  });
}
