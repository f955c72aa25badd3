import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';

export { expect };

/**
 * Tests that only look: those of a worker go from address to address in one page, as a reader does,
 * because a browser takes longer to make a page than to show an address. Each begins with the window,
 * the colours and the storage of somebody new; what the browser has fetched it keeps.
 */
export const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { locale, timezoneId, serviceWorkers } = project.use;
      const given = { locale, timezoneId, serviceWorkers };
      const context = await browser.newContext({ ...given, baseURL: process.env['SITE_ORIGIN'] });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ sharedPage }, use) => use(sharedPage.context()),
  page: async ({ sharedPage, viewport, contextOptions, javaScriptEnabled }, use) => {
    if (!javaScriptEnabled) throw new Error('A page without scripts is a page of its own');
    const { reducedMotion = 'no-preference' } = contextOptions;
    if (viewport) await sharedPage.setViewportSize(viewport);
    await sharedPage.emulateMedia({ colorScheme: 'light', media: null, reducedMotion });
    await use(sharedPage);
    await forget(sharedPage);
  },
});

/** Deletes everything that a page has stored in the browser, before the next test. */
async function forget(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
