import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Opens another screen by the router of the agent area, so that the document and its scripts stay. */
export async function goToScreen(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}

/** Gives a function that waits until the page has everything that it asked for, and has drawn it. */
export function quietOf(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return async () => {
    for (let times = 0; times < 3; times += 1) {
      await expect.poll(() => asked.size, { intervals: [20] }).toBe(0);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    }
  };
}
