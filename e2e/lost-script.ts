import type { Page } from '@playwright/test';

/** The texts of English pages, which hydration asks for last. */
export const TEXTS = /\/assets\/en-(?!server)[\w-]{8}\.js$/;

/** Loses the texts of an English page on their way, once; what it returns waits until they are lost. */
export async function loseTexts(page: Page): Promise<() => Promise<void>> {
  await page.route(TEXTS, (route) => route.abort(), { times: 1 });
  const lost = page.waitForEvent('requestfailed', (request) => TEXTS.test(request.url()));
  return () => lost.then(() => undefined);
}
