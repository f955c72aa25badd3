import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Grant } from '#contract/roles.ts';
import { photograph } from '#test/media-files.ts';
import { copyNewest } from './agent-calls.ts';
import { test } from './agent-site.ts';
import { logInAsAgent } from './agent.ts';
import { speaks } from './desks.ts';
import { expect } from './fixtures.ts';
import { addFiles, filesOf, searchFiles, tile } from './library-files.ts';

const publisher: readonly Grant[] = [{ role: 'publisher', languages: null }];

/** Opens the menu of the first row of a list by keys, and chooses from it. */
async function chooseForFirst(page: Page, act: string) {
  await page.locator('.draft-menu button').first().focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: act });
  await item.focus();
  await page.keyboard.press('Enter');
}

for (const [device, width, height] of [
  ['desk', 1440, 900],
  ['phone', 360, 800],
] as const)
  test.describe(`on a ${device}, by keys alone`, () => {
    test.use({ viewport: { width, height } });

    test('the focus goes to the next row once a row is gone', async ({ page }) => {
      await logInAsAgent(page, publisher);
      for (let made = 0; made < 2; made += 1) await copyNewest(page, 'speeches');
      await page.goto('/agent/content/speeches?view=draft');
      const paths = page.locator('.draft-title');
      const next = String(await paths.nth(1).getAttribute('href'));
      await chooseForFirst(page, 'Move to bin');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Move to bin' }).focus();
      await page.keyboard.press('Enter');
      await expect(paths.first()).toHaveAttribute('href', next);
      await expect(
        page.locator('.draft-row:not(.draft-head)').first().locator(':focus'),
      ).toHaveCount(1);

      await page.goto('/agent/content/speeches?view=bin');
      await chooseForFirst(page, 'Restore as a draft');
      await expect(page.locator('#screen:focus, #screen :focus')).toHaveCount(1);
    });

    test('the view that is chosen is in sight, once it is told how many are in each', async ({
      page,
    }) => {
      await logInAsAgent(page, publisher);
      for (const language of ['en', 'hi']) {
        await speaks(page, language);
        for (const collection of ['speeches', 'press-releases']) {
          await page.goto(`/agent/content/${collection}?view=bin`);
          const chosen = page.locator('.view-tab[aria-pressed="true"]');
          await expect(chosen.locator('.view-count')).toHaveText(/\d/);
          await expect(chosen).toBeInViewport({ ratio: 1 });
        }
      }
    });

    test('the focus returns to the file whose details were closed', async ({ page }) => {
      await logInAsAgent(page, publisher);
      await page.goto('/agent/media');
      const mark = randomUUID().slice(0, 8);
      const name = `focus${mark}.jpg`;
      const seed = Number.parseInt(mark.slice(0, 5), 16);
      await addFiles(page, await filesOf({ [name]: await photograph(seed) }));
      await searchFiles(page, `focus${mark}`);
      const added = tile(page, name);
      await added.focus();
      await page.keyboard.press('Enter');
      const close = page.getByRole('button', { name: 'Close' });
      if (device === 'desk') {
        await expect(page.locator('.library-panel')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(close).toBeFocused();
      }
      await close.focus();
      await page.keyboard.press('Enter');
      await expect(added).toBeFocused();
    });

    test('the focus stays with the file that was replaced everywhere', async ({ page }) => {
      await logInAsAgent(page, publisher);
      await page.goto('/agent/media');
      await tile(page, 'Poster').first().click();
      // Nothing is really replaced: other tests look at these files.
      await page.route('**/media/replace', (route) =>
        route.fulfill({ json: { success: true, message: 'It is replaced.' } }),
      );
      const press = async (button: Locator) => {
        await button.focus();
        await page.keyboard.press('Enter');
      };
      await press(page.getByRole('button', { name: 'Replace everywhere' }));
      const picker = page.getByRole('dialog', { name: 'Replace by' });
      await press(picker.getByRole('listitem').getByRole('button').first());
      await page.route('**/media/get?*', async (route) => {
        const response = await route.fetch();
        const { data, ...rest } = await response.json();
        await route.fulfill({
          response,
          json: { ...rest, data: { ...data, uses: 0, usedIn: [] } },
        });
      });
      await press(page.getByRole('dialog').getByRole('button', { name: 'Replace', exact: true }));
      await expect(page.getByRole('button', { name: 'Replace everywhere' })).toBeHidden();
      const details = page.locator('.library-panel, [role="dialog"]');
      await expect(details.locator(':focus').or(details.and(page.locator(':focus')))).toHaveCount(
        1,
      );
    });

    test('a tall picture is in view together with the sliders that cut it', async ({ page }) => {
      await logInAsAgent(page, publisher);
      await page.goto('/agent/media');
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Poster/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Cut the picture' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cut the picture' });
      await dialog.getByLabel('From the bottom').focus();
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('img')).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button', { name: 'Cut it everywhere' })).toBeInViewport({
        ratio: 1,
      });
    });
  });
