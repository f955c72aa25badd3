import type { Page } from '@playwright/test';

/** The texts of English pages, which hydration asks for last. */
export const TEXTS = /\/assets\/en-(?!server)[\w-]{8}\.js$/;

/**
 * Loses the first request for an address on its way. The others go on by the same route: where requests are no longer
 * routed, one that is sent at that moment may stay without an answer.
 */
export async function loseFirst(page: Page, address: string | RegExp): Promise<void> {
  let isLost = false;
  await page.route(address, (route) => {
    if (isLost) return route.continue();
    isLost = true;
    return route.abort();
  });
}

/** Loses the texts of an English page on their way, once; what it returns waits until they are lost. */
export async function loseTexts(page: Page): Promise<() => Promise<void>> {
  await loseFirst(page, TEXTS);
  const lost = page.waitForEvent('requestfailed', (request) => TEXTS.test(request.url()));
  return () => lost.then(() => undefined);
}
