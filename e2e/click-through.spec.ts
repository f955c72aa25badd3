import type { BrowserContext } from '@playwright/test';
import { brokenPictures, clickEverything, followFirstLink, scrollThrough } from './clicks.ts';
import { expect, test } from './fixtures.ts';
import { oneOfEach } from './route-kinds.ts';
import { mappedPaths } from './site-map.ts';

/** Records everything that no page may do: contact another host, violate its CSP, miss a file. */
async function watch(context: BrowserContext, origin: string): Promise<string[]> {
  const noted: string[] = [];
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${origin}/`))
      noted.push(`asked for ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) noted.push(`${response.status()} ${response.url()}`);
  });
  await context.exposeFunction('noteViolation', (violation: string) => noted.push(violation));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const note = (window as unknown as { noteViolation(text: string): void }).noteViolation;
      note(`${location.pathname} breaks ${violatedDirective} with ${blockedURI}`);
    });
  });
  return noted;
}

for (const [name, language, viewport] of [
  ['English, at a desk', 'en', { width: 1440, height: 900 }],
  ['Hindi, on a phone', 'hi', { width: 360, height: 800 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('clicking everything contacts no other host', async ({ context, page, baseURL }) => {
      test.setTimeout(240_000);
      const origin = baseURL ?? '';
      const mapped = await mappedPaths(origin);
      const isOurs = (path: string) => /^\/hi(\/|$)/.test(path) === (language === 'hi');
      page.setDefaultTimeout(15_000);
      const noted = await watch(context, origin);
      const pages = oneOfEach(mapped.filter(isOurs));
      expect(pages.length).toBeGreaterThan(25);

      for (const path of pages) {
        await page.goto(path);
        await scrollThrough(page);
        expect(await brokenPictures(page), path).toEqual([]);
        // The frame is the same on every page.
        await clickEverything(page, path === pages[0] ? 'body' : 'main');
        await followFirstLink(page);
        expect(noted, path).toEqual([]);
      }
    });
  });
}
