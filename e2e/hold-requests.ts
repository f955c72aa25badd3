import type { Page } from '@playwright/test';

/** Holds the requests for an address back, until what it returns is called. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, (route) => held.promise.then(() => route.fallback()));
  return held.resolve;
}
