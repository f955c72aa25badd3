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
    expect(await bytesOf(scripts)).toBeLessThanOrEqual(110 * kB);
  });
}
