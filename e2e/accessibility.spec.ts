import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { readingPaths } from './reading-paths.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedFaults: [/status of 404/] });

const paths = [...readingPaths, '/nowhere', '/styleguide', '/login'];

/** What waits to be laid out until somebody comes near has the colours, and the changes, of before. */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.deferred { content-visibility: visible }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Colours that are still on their way to another mode have a contrast of their own. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });

/** What axe finds, one line for each place. Legacy mode spares a second page; there are no frames. */
async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

for (const prefix of ['', '/hi']) {
  for (const path of paths) {
    test(`${prefix}${path} is open to everybody, by day and by night`, async ({ page }) => {
      if (path === '/styleguide') test.slow();
      await page.goto(prefix + (prefix && path === '/' ? '' : path));
      await layOutAll(page);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await settled(page);
          expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
        }
      }
    });
  }
}

test('so are the menu of a phone and the window Join with me', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.locator('summary[aria-label="Menu"]').click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Join the campaign' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
