import { expect, test } from './fixtures.ts';

test('paint rises in a second, and not for those who want rest (spec: constant:animation)', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Shift');
  const numbers = page.locator('.number.reveal').first();
  const duration = () =>
    numbers.evaluate((element) => element.getAnimations()[0]?.effect?.getTiming().duration);
  await expect.poll(duration).toBe(1000);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await Promise.all([
    page.waitForResponse(/\/assets\/reader-enhancements-/),
    page.keyboard.press('Shift'),
  ]);
  expect(await numbers.evaluate((element) => element.getAnimations().length)).toBe(0);
});

test('a page asks nobody but its own site for anything (spec: third-party:assets)', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:')) foreign.push(url);
  });
  for (const path of ['/', '/hi', '/news', '/news/dhavri-clinic-opens', '/search?s=bus']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(foreign).toEqual([]);
});
