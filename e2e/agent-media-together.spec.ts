import type { Page } from '@playwright/test';
import { photograph } from '#test/media-files.ts';
import { test } from './agent-site.ts';
import { logInAsAgent } from './agent.ts';
import { violations } from './axe.ts';
import { expect } from './fixtures.ts';
import { addFiles, filesOf, searchFiles, tile } from './library-files.ts';

// A file that somebody else changed is refused, which is an error to the browser.
test.use({ expectedFaults: [/status of 409/], viewport: { width: 1440, height: 900 } });

const publisher = [{ role: 'publisher', languages: null }] as const;

const panelOf = (page: Page) => page.locator('.library-panel');

async function leaveWith(page: Page, label: string, text: string): Promise<void> {
  await panelOf(page).getByRole('textbox', { name: label }).fill(text);
  await panelOf(page).getByRole('textbox', { name: label }).blur();
}

test('of two who tell the same of a file, the second sees what the first saved, and chooses', async ({
  page,
  browser,
  baseURL,
}) => {
  await logInAsAgent(page, publisher);
  const word = `together${Date.now()}`;
  const name = `${word}.jpg`;
  await page.goto('/agent/media');
  await addFiles(page, await filesOf({ [name]: await photograph(Date.now() % 1e6) }));
  await expect(page.getByText('1 file, 1 done')).toBeVisible({ timeout: 30_000 });
  await searchFiles(page, word);
  await tile(page, name).click({ timeout: 30_000 });
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await logInAsAgent(other, publisher, 'Farhan Ansari');
  await other.goto(page.url());
  const credit = panelOf(other).getByRole('textbox', { name: 'Photographer' });
  await expect(credit).toBeEnabled();

  const saved = page.waitForResponse('**/api/agent/media/edit');
  await leaveWith(page, 'Photographer', 'Asha Rawat');
  expect((await saved).status()).toBe(200);
  await leaveWith(other, 'Photographer', 'Lata Bisht');
  const question = panelOf(other).getByRole('group', { name: 'Photographer' });
  await expect(question).toContainText('Somebody else saved: Asha Rawat');
  await expect(credit).toHaveValue('Lata Bisht');
  expect(await violations(other)).toEqual([]);
  // Going through the field with the keyboard is no choice.
  await credit.focus();
  await credit.blur();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(panelOf(page).getByRole('textbox', { name: 'Photographer' })).toHaveValue(
    'Lata Bisht',
  );

  await panelOf(page)
    .getByRole('button', { name: /Focal point/ })
    .press('ArrowLeft');
  await panelOf(page).getByRole('button', { name: 'Keep this focal point' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await panelOf(other)
    .getByRole('button', { name: /Focal point/ })
    .press('ArrowRight');
  await panelOf(other).getByRole('button', { name: 'Keep this focal point' }).click();
  const ofFocus = panelOf(other).getByRole('group', { name: 'Focal point' });
  await expect(ofFocus).toContainText('48 %, 50 %');
  await ofFocus.getByRole('button', { name: 'Take theirs' }).click();
  await expect(panelOf(other).getByRole('button', { name: /^Focal point: 48 %/ })).toBeVisible();
  await other.close();
});
