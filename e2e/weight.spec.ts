import type { Page, Response } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const kB = 1000;

function watchScripts(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response);
  });
  return scripts;
}

/** The size of the inline scripts in bytes; structured data does not count. */
const inlineScript = (page: Page) =>
  page
    .locator('script:not([src]):not([type="application/ld+json"])')
    .evaluateAll((all) => new Blob(all.map((script) => script.textContent)).size);

async function bytesOf(scripts: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(scripts.map((response) => response.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

for (const { path, most, html } of [
  { path: '/', most: 93, html: 12 },
  { path: '/hi', most: 120, html: 13 },
]) {
  test(`the first view of ${path} on a phone is at most ${most} kB, letters and pictures and headers included`, async ({
    browser,
    baseURL,
  }) => {
    const phone = {
      viewport: { width: 360, height: 640 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    };
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block', ...phone });
    const page = await context.newPage();
    // A page that is read often is compressed once more, and better.
    await expect
      .poll(async () => Number((await page.request.get(path)).headers()['content-length']))
      .toBeLessThan(html * kB);
    const loaded: Response[] = [];
    page.on('response', (response) => loaded.push(response));
    await page.goto(path, { waitUntil: 'networkidle' });
    const sizes = await Promise.all(loaded.map((response) => response.request().sizes()));
    const all = sizes.reduce(
      (sum, each) => sum + each.responseHeadersSize + each.responseBodySize,
      0,
    );
    expect(all).toBeLessThanOrEqual(most * kB);
    await context.close();
  });
}

for (const path of ['/', '/hi']) {
  test(`reading ${path} costs no script, and a form of it little`, async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts.map((script) => script.url())).toEqual([]);
    expect(await inlineScript(page)).toBeLessThanOrEqual(9 * kB);

    await page.getByRole('heading', { level: 1 }).click();
    await page.waitForLoadState('networkidle');
    expect(await bytesOf(scripts)).toBeLessThanOrEqual(1 * kB);

    await page.getByRole('contentinfo').locator('form').dispatchEvent('pointerdown');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await page.waitForLoadState('networkidle');
    expect(await bytesOf(scripts)).toBeLessThanOrEqual(89 * kB);
  });
}
