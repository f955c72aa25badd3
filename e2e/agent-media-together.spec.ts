import { randomUUID } from 'node:crypto';
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

/** Adds pictures with this word in their names, and lists these alone. */
async function addPictures(page: Page, word: string, names: readonly string[]): Promise<void> {
  await page.goto('/agent/media');
  const seed = Date.now() % 1e6;
  const pictures = names.map(async (name, at) => [name, await photograph(seed + 7 * at)] as const);
  await addFiles(page, await filesOf(Object.fromEntries(await Promise.all(pictures))));
  await searchFiles(page, word);
  for (const name of names) await expect(tile(page, name)).toBeVisible({ timeout: 30_000 });
}

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

test('of several files that go into an album, one that a colleague binned meanwhile is named', async ({
  page,
  browser,
  baseURL,
}) => {
  await logInAsAgent(page, publisher);
  const word = `filed${Date.now()}`;
  const names = ['fair', 'ghat', 'mela'].map((each) => `${each}-${word}.jpg`);
  const [first = '', second = '', third = ''] = names;
  await addPictures(page, word, names);
  for (const name of names) await page.getByRole('checkbox', { name: `Choose ${name}` }).check();

  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await logInAsAgent(other, publisher, 'Farhan Ansari');
  await other.goto(page.url());
  await tile(other, second).click();
  await other.getByRole('button', { name: 'Move to bin' }).click();
  await expect(tile(other, second)).toHaveCount(0);
  await other.close();

  const bar = page.getByRole('toolbar', { name: 'Chosen files' });
  await bar.getByRole('button', { name: 'Album' }).click();
  const albums = page.getByRole('dialog', { name: 'Albums of the chosen' });
  await albums.getByLabel('Album').fill(word);
  await albums.getByRole('button', { name: 'Put in' }).click();
  await expect(albums).toBeHidden();
  const told = page.getByRole('alert').filter({ hasText: '2 of 3 done.' });
  await expect(told).toContainText(`In the bin. Take it out first.“${second}”`);
  await expect(bar).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await page.goto(`/agent/media?album=${word}`);
  for (const name of [first, third]) await expect(tile(page, name)).toBeVisible();
  await expect(page.locator('.media-tile-open')).toHaveCount(2);
});

test('several files that are all in use are named when they stay out of the bin', async ({
  page,
}) => {
  await logInAsAgent(page, publisher);
  await page.goto('/agent/media');
  const inUse = page.locator('.media-tile').filter({ hasText: /[1-9]\s*uses/ });
  // The campaign's own files come into the library a moment after the site's first start.
  await expect(async () => {
    await page.reload();
    await expect(inUse.nth(1)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const names = await inUse.locator('.media-tile-name').allTextContents();
  for (const at of [0, 1]) await inUse.nth(at).getByRole('checkbox').check();
  await page.keyboard.press('d');
  const told = page.getByRole('alert').filter({ hasText: '0 of 2 done.' });
  for (const name of names.slice(0, 2)) await expect(told).toContainText(`“${name}”`);
  await expect(told).toContainText('In use. Replace it first.');
  await expect(page.getByRole('toolbar', { name: 'Chosen files' })).toContainText('2 chosen');
});

test('of several files that come out of the bin, one that is gone meanwhile is told, and the others come out', async ({
  page,
}) => {
  await logInAsAgent(page, publisher);
  const word = `restored${Date.now()}`;
  const names = ['canal', 'sluice'].map((each) => `${each}-${word}.jpg`);
  await addPictures(page, word, names);
  for (const name of names) await page.getByRole('checkbox', { name: `Choose ${name}` }).check();
  await page.keyboard.press('d');
  for (const name of names) await expect(tile(page, name)).toHaveCount(0);

  await page.goto(`/agent/media?view=binned&s=${word}`);
  for (const name of names) await page.getByRole('checkbox', { name: `Choose ${name}` }).check();
  // The bin is emptied by night: one of the chosen files stands for another, which is gone by then.
  await page.route('**/api/agent/media/restore', (route) => {
    const [id] = route.request().postDataJSON().ids;
    return route.continue({ postData: JSON.stringify({ ids: [id, randomUUID()] }) });
  });
  const bar = page.getByRole('toolbar', { name: 'Chosen files' });
  await bar.getByRole('button', { name: 'Take out of the bin' }).click();
  const told = page.getByRole('alert').filter({ hasText: '1 of 2 done.' });
  await expect(told).toContainText('Not in the library any more.“A file”');
  await expect(bar).toBeHidden();
  expect(await violations(page)).toEqual([]);
});

test('on a phone the reason why files stayed as they were is in sight, however long their names are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await logInAsAgent(page, publisher);
  await page.goto('/agent/media');
  for (const at of [0, 1, 2, 3])
    await page.locator('.media-tile').nth(at).getByRole('checkbox').check();
  const name = `${'IMG_20261129_procession_of_a_thousand_lamps_'.repeat(4)}.jpg`;
  await page.route('**/api/agent/media/bin', (route) => {
    const kept = [1, 2, 3, 4].map((at) => ({ id: randomUUID(), name: `${at}_${name}`, alts: {} }));
    return route.fulfill({ json: { success: true, kept } });
  });
  const bar = page.getByRole('toolbar', { name: 'Chosen files' });
  await bar.getByRole('button', { name: 'Move to bin' }).click();
  const told = page.getByRole('alert').filter({ hasText: '0 of 4 done.' });
  await expect(told.getByText('In use. Replace it first.')).toBeInViewport({ ratio: 1 });
  const hidden = await told.evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(hidden).toBe(0);
});

test('of two who cut the same picture, the second sees what the first cut, and chooses', async ({
  page,
  browser,
  baseURL,
}) => {
  await logInAsAgent(page, publisher);
  const word = `cut${Date.now()}`;
  const name = `${word}.jpg`;
  await addPictures(page, word, [name]);
  await tile(page, name).click();
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await logInAsAgent(other, publisher, 'Farhan Ansari');
  await other.goto(page.url());
  const open = (by: Page) => by.getByRole('button', { name: 'Cut the picture' }).click();
  const edge = (by: Page, of: string) => by.getByRole('slider', { name: of });
  const press = (by: Page) => by.getByRole('button', { name: 'Cut it everywhere' }).click();
  const question = other.getByRole('group', { name: 'Cut the picture' });

  await open(other);
  await edge(other, 'From the right').fill('25');
  await open(page);
  await edge(page, 'From the left').fill('40');
  await press(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await press(other);
  await expect(question).toContainText('Somebody else saved: From the left 40 %');
  await expect(edge(other, 'From the right')).toHaveValue('25');
  expect(await violations(other)).toEqual([]);
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(other.getByRole('dialog')).toBeHidden();
  await open(other);
  await expect(other.getByRole('button', { name: 'Show the whole picture again' })).toBeVisible();

  // Somebody else shows the whole, and cuts it anew.
  await page.reload();
  await open(page);
  await page.getByRole('button', { name: 'Show the whole picture again' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await open(page);
  await edge(page, 'From the top').fill('10');
  await press(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await other.getByRole('button', { name: 'Show the whole picture again' }).click();
  await expect(question).toContainText('Somebody else saved: From the top 10 %');
  await question.getByRole('button', { name: 'Take theirs' }).click();
  await expect(other.getByRole('dialog')).toBeHidden();
  await page.reload();
  await open(page);
  await expect(page.getByRole('button', { name: 'Show the whole picture again' })).toBeVisible();
  await other.close();
});
