import { expect, test } from './one-page.ts';

/** The vertical distance in pixels between the ends of the first colours of two backgrounds. */
function apart(selectors: readonly string[]): number {
  const [one = 0, other = 0] = selectors.map((selector) => {
    const painted = document.querySelector(selector);
    if (!painted) throw new Error(`There is no ${selector}`);
    const stop = /\) ([\d.]+)px/.exec(getComputedStyle(painted).backgroundImage)?.[1];
    return painted.getBoundingClientRect().top + Number(stop);
  });
  return Math.abs(one - other);
}

for (const [width, ground] of [
  [360, '.number'],
  [900, '.achievement-list'],
  [1200, '.achievement-list'],
  [1440, '.achievement-list'],
] as const) {
  test(`at ${width} px the numbers change colour where they cross the line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    expect(await page.evaluate(apart, [ground, '.number-value'])).toBeLessThanOrEqual(1);
  });

  for (const address of ['/', '/hi']) {
    test(`at ${width} px all numbers of ${address} are in sight`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      const ends = await page
        .locator('.number-value')
        .evaluateAll((values) => values.map((one) => one.getBoundingClientRect().right));
      expect(Math.max(...ends)).toBeLessThanOrEqual(width);
    });
  }
}

for (const width of [360, 1440]) {
  test(`at ${width} px the link to what has been done leads to the numbers`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.getByRole('link', { name: 'What has been done' }).click();
    const top = () =>
      page.locator('#done').evaluate((one) => Math.round(one.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThanOrEqual(200);
    // An element has come to rest when its position stays the same.
    let before = Number.NaN;
    await expect
      .poll(async () => {
        const isAtRest = before === (await top());
        before = await top();
        return isAtRest && before >= -1;
      })
      .toBe(true);
  });
}
