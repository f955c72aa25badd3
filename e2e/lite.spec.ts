import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const kB = 1000;

/** What comes over the line for a page, in bytes, and the kinds of things that came. */
async function load(page: Page, path: string): Promise<{ bytes: number; kinds: Set<string> }> {
  const client = await page.context().newCDPSession(page);
  const kinds = new Set<string>();
  let bytes = 0;
  client.on('Network.responseReceived', ({ type }) => void kinds.add(type));
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(path, { waitUntil: 'networkidle' });
  return { bytes, kinds };
}

for (const path of ['/', '/hi']) {
  test(`${path} in lite mode takes less than 60 kB and no font`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('lite', 'on'));
    const { bytes, kinds } = await load(page, path);
    expect(bytes).toBeLessThan(60 * kB);
    expect([...kinds]).not.toContain('Font');
    await expect(page.locator('[data-weighs]')).toHaveText(/\d+ kB/);
  });
}

test('lite mode is chosen at the foot of any page, and holds on the next', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Use less data' }).click();
  const back = page.getByRole('button', { name: 'Load pictures and fonts again' });
  await expect(back).toBeVisible();
  const { kinds } = await load(page, '/news');
  expect([...kinds]).not.toContain('Font');

  await back.click();
  await expect(page.getByRole('button', { name: 'Use less data' })).toBeVisible();
});

test('reading in lite mode wakes no script; what is made of doing still does', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lite', 'on'));
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('link', { name: 'Join the campaign' }).click();
  await expect(page.getByRole('dialog', { name: 'Join with me' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-awake');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Ilavani');
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'true');
});

test('a browser that saves data everywhere saves it here', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const { kinds } = await load(page, '/');
  expect([...kinds]).not.toContain('Font');
});
