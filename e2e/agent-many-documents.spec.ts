import type { Page } from '@playwright/test';
import type { Grant } from '#contract/roles.ts';
import { ask, changeEnglish, copyNewest } from './agent-calls.ts';
import { test } from './agent-site.ts';
import { logInAsAgent } from './agent.ts';
import { violations } from './axe.ts';
import { expect } from './fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const publisher: readonly Grant[] = [{ role: 'publisher', languages: null }];

/** The box by which the row of a document is chosen. */
const choice = (page: Page, id: string) =>
  page.locator('.draft-row', { has: page.locator(`a[href$="${id}"]`) }).getByRole('checkbox');

test('of several drafts, one that a colleague changed since the list was shown does not go out', async ({
  page,
  browser,
}) => {
  await logInAsAgent(page, publisher);
  const ids = [await copyNewest(page, 'speeches'), await copyNewest(page, 'speeches')];
  await page.goto('/agent/content/speeches?view=draft');
  for (const id of ids) await choice(page, id).check();

  const context = await browser.newContext();
  const other = await context.newPage();
  await logInAsAgent(other, publisher, 'Farhan Ansari');
  await changeEnglish(other, 'speeches', ids[0] ?? '', { summary: 'Nobody has looked at this.' });
  await context.close();

  const bar = page.getByRole('toolbar', { name: 'Chosen' });
  await bar.getByRole('button', { name: 'Publish' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'of 2 done' });
  await expect(told).toContainText('1 of 2 done.');
  await expect(told).toContainText(/Somebody else changed this meanwhile.*“.+”/);
  await expect(choice(page, ids[0] ?? '')).toBeChecked();

  // Looked at anew, it goes.
  await expect(bar).toContainText('1 chosen');
  await bar.getByRole('button', { name: 'Publish' }).click();
  await expect(bar).toBeHidden();
  await ask(page, 'content/bin', { collection: 'speeches', ids });
});

test('of several rows, those that an act left as they were are named with the reasons, and stay chosen', async ({
  page,
  browser,
}) => {
  await logInAsAgent(page, publisher);
  const ids: string[] = [];
  for (let made = 0; made < 3; made += 1) ids.push(await copyNewest(page, 'speeches'));
  await page.goto('/agent/content/speeches?view=draft');
  for (const id of ids) await choice(page, id).check();

  const context = await browser.newContext();
  const other = await context.newPage();
  await logInAsAgent(other, publisher, 'Farhan Ansari');
  await ask(other, 'content/bin', { collection: 'speeches', ids: ids.slice(0, 1) });
  await context.close();

  const bar = page.getByRole('toolbar', { name: 'Chosen' });
  const told = page.getByRole('alert').filter({ hasText: 'of 3 done' });
  await bar.getByRole('button', { name: 'Take down' }).click();
  await expect(told).toContainText('0 of 3 done.');
  await expect(told).toContainText(/This is not on the site\.\s*“[^“]+”, “[^“]+”/);
  await expect(told).toContainText(/This is in the bin\. Restore it first\.\s*“[^“]+”$/);
  expect(await violations(page)).toEqual([]);
  await expect(bar).toContainText('2 chosen');
  for (const id of ids.slice(1)) await expect(choice(page, id)).toBeChecked();
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(told).toBeHidden();
  await bar.getByRole('button', { name: 'Move to bin' }).click();
  await expect(bar).toBeHidden();
});

test('of several drafts that are not whole it is told which fields keep them from going out', async ({
  page,
}) => {
  await logInAsAgent(page, publisher);
  const ids: string[] = [];
  for (let made = 0; made < 2; made += 1) {
    const id = await copyNewest(page, 'speeches');
    await changeEnglish(page, 'speeches', id, { title: '' });
    ids.push(id);
  }
  await page.goto('/agent/content/speeches?view=draft');
  for (const id of ids) await choice(page, id).check();
  const bar = page.getByRole('toolbar', { name: 'Chosen' });
  await bar.getByRole('button', { name: 'Publish' }).click();
  const told = page.getByRole('alert').filter({ hasText: '0 of 2 done' });
  await expect(told).toContainText('Title (English): This is required');
  await bar.getByRole('button', { name: 'Move to bin' }).click();
  await expect(bar).toBeHidden();
});
