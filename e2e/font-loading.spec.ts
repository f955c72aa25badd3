import { expect, test } from './fixtures.ts';
import { fontsLoaded } from './fonts-loaded.ts';
import { holdRequests } from './hold-requests.ts';

for (const path of ['/', '/hi']) {
  test(`a first visit to ${path} is painted before any font is asked for; the next begins in ours`, async ({
    page,
  }) => {
    await page.addInitScript(noteBeginning);
    await page.addInitScript(widths, 'letters' as const);
    await page.goto(path);
    await fontsLoaded(page);
    await expect(page.locator('html')).toHaveAttribute('data-began', 'fallback');
    const { painted, asked } = await page.evaluate(() => {
      const fonts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /woff2/.test(name));
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        asked: Math.min(...fonts.map(({ startTime }) => startTime)),
      };
    });
    expect(asked).toBeGreaterThan(painted ?? Infinity);

    await page.goto(`${path}?again`);
    await expect(page.locator('html')).toHaveAttribute('data-began', 'loaded');
    const word = page.getByRole('heading', { level: 1 });
    await expect(word).toHaveCSS('font-family', /Anek/);
  });
}

test('a device without the letters of Hindi waits for nothing to ask for ours', async ({
  page,
}) => {
  await page.addInitScript(noteBeginning);
  await page.addInitScript(widths, 'boxes' as const);
  await page.goto('/hi');
  await expect(page.locator('html')).toHaveAttribute('data-began', 'loaded');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-began', 'fallback');
});

test('letters are exchanged after a press, because a button that moves meanwhile would miss it', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/*.woff2');
  await page.goto('/faq');
  await page.mouse.move(180, 300);
  await page.mouse.down();
  release();
  await page.waitForFunction(() => sessionStorage.getItem('fonts') === 'loaded');
  // Longer than an exchange of all parts, one a frame.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(page.locator('[data-fonts="loaded"]')).toHaveCount(0);
  await page.mouse.up();
  await fontsLoaded(page);
});

function noteBeginning(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const { dataset } = document.documentElement;
    dataset['began'] = dataset['fonts'] ?? 'loaded';
  });
}

/** Simulates a device with fonts for every script, or for Latin alone. */
function widths(of: 'letters' | 'boxes'): void {
  CanvasRenderingContext2D.prototype.measureText = (text) =>
    ({ width: of === 'letters' ? text.charCodeAt(0) : 1 }) as TextMetrics;
}

test.describe('where the fonts can not come', () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test('the page is whole, and asks again on the next', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/faq');
    await fontsLoaded(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('fonts'))).toBeNull();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is set in letters of ours at once', async ({ page }) => {
    const font = page.waitForRequest(/latin-text.*\.woff2$/);
    await page.goto('/faq');
    await font;
  });
});

test('only a page with conjuncts that few words have loads the larger files of Devanagari', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const larger = () => loaded.filter((url) => url.includes('devanagari-more-'));
  await page.goto(`/hi/search?s=${encodeURIComponent('दफ़्तर')}`);
  await expect.poll(() => loaded.some((url) => url.includes('devanagari-'))).toBe(true);
  expect(larger()).toEqual([]);
  await page.goto(`/hi/search?s=${encodeURIComponent('मुफ्त दफ्तर')}`);
  await expect.poll(() => larger().length).toBeGreaterThan(0);
});
