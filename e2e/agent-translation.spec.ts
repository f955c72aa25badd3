import type { Page } from '@playwright/test';
import { codeOf } from '#test/authenticator-code.ts';
import { ask, changeEnglish, copyNewest } from './agent-calls.ts';
import { test } from './agent-site.ts';
import { agentSite, logInAsAgent } from './agent.ts';
import { violations } from './axe.ts';
import { expect } from './fixtures.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  // A save that no server answers, on purpose.
  expectedFaults: [/ERR_INTERNET_DISCONNECTED/],
});

test('whoever translates is told what waits, sends their language alone, and takes it back', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const writer = await context.newPage();
  await logInAsAgent(writer, [{ role: 'editor', languages: null }], 'Farhan Ansari');
  const id = await copyNewest(writer, 'news');
  const draft = await ask(writer, `content/draft?collection=news&id=${id}`);
  const revisions = Object.fromEntries(
    draft.parts
      .filter(({ part }: { part: string }) => part !== 'hi')
      .map(({ part, revision }: { part: string; revision: number }) => [part, revision]),
  );
  await ask(writer, 'reviews/submit', { collection: 'news', id, revisions });

  await logInAsAgent(page, [{ role: 'translator', languages: ['hi'] }], 'Tara Joshi');
  await page.goto(`/agent/content/news/${id}`);
  const title = page.getByLabel('Title, हिन्दी');
  await title.fill(`घाट पर ${Date.now()}`);
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send to review' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Open the review' }).click();
  await expect(page.getByText('Your roles do not approve this.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const address = page.url();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page).toHaveURL(/\/agent\/reviews\?view=mine$/);
  await expect(page.getByText('Nothing waits here')).toBeVisible();
  await page.goto(address);
  await expect(page.getByText('This was taken back, or sent anew.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take it back' })).toHaveCount(0);

  // The texts of the writer wait as they did.
  const [theirs] = await ask(writer, 'reviews/list?view=mine');
  expect(theirs).toMatchObject({ state: 'waiting', revisions });
  await context.close();
});

test('where nothing of one’s own waits, the parts of others that are not public are named', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const writer = await context.newPage();
  await logInAsAgent(writer, [{ role: 'publisher', languages: null }], 'Farhan Ansari');
  const [{ id }] = await ask(writer, 'content/list?collection=news&view=live&page=2');
  await changeEnglish(writer, 'news', id, { summary: 'At the ghat.' });

  await logInAsAgent(page, [{ role: 'translator', languages: ['hi'] }], 'Tara Joshi');
  await page.goto(`/agent/content/news/${id}`);
  await expect(page.getByLabel('Title, हिन्दी')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toContainText(
    'Nothing waits that you may send. Not public as it is written: English.',
  );
  await context.close();
});

test('an opened text that ends in a list or a table is not saved before somebody types in it', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const writer = await context.newPage();
  await logInAsAgent(writer, [{ role: 'editor', languages: null }], 'Farhan Ansari');
  const id = await copyNewest(writer, 'news');
  // Another program writes no line ends between its tags.
  const body = '<p>The ferry runs.</p><ul><li>On Sundays</li></ul>';
  await changeEnglish(writer, 'news', id, { body });
  const saved: string[] = [];
  const noteSaves = (opened: Page) =>
    opened.on('request', (request) => {
      if (request.url().endsWith('/content/save')) saved.push(request.postDataJSON().part);
    });

  await logInAsAgent(page, [{ role: 'translator', languages: ['hi'] }], 'Tara Joshi');
  for (const opened of [page, writer]) {
    noteSaves(opened);
    await opened.goto(`/agent/content/news/${id}`);
    await opened.locator('#en-body').getByText('On Sundays').click();
    await opened.getByLabel('Title, हिन्दी').fill(`घाट पर ${Date.now()}`);
    await opened.keyboard.press('Control+s');
    await expect(opened.locator('.save-sentence')).toHaveAttribute('data-state', 'saved');
  }
  expect(saved).toEqual(['hi', 'hi']);
  await context.close();
});

test('words that were not saved before a role was narrowed are told of, beside what is saved', async ({
  page,
}) => {
  const account = await logInAsAgent(page, [{ role: 'editor', languages: null }], 'Tara Joshi');
  const id = await copyNewest(page, 'news');
  await page.goto(`/agent/content/news/${id}`);
  const title = page.getByLabel('Title, English');
  await expect(title).toBeVisible();
  const stored = await title.inputValue();
  await page.route('**/content/save', (route) => route.abort('internetdisconnected'));
  await title.fill('The ferry at night');
  await expect(page.locator('.save-sentence')).toHaveAttribute('data-state', 'offline');

  const { id: agentId } = await ask(page, 'me');
  const { token } = await agentSite();
  const post = (path: string, data: object, own?: string) =>
    page.request.post(`/api/agent/${path}`, {
      data,
      headers: { ...(own && { 'x-access-token': own }) },
    });
  const roles = [{ role: 'translator', languages: ['hi'] }];
  expect((await post('people/roles', { id: agentId, roles }, token)).status()).toBe(200);
  const { email, password, key } = account;
  const { data } = await (await post('login', { email, password })).json();
  const proof = { challenge: data.challenge, code: codeOf(key, 1) };
  const { token: own } = await (await post('login/verify', proof)).json();
  await page.evaluate((next) => localStorage.setItem('agent:x-access-token', next), own);
  await page.unroute('**/content/save');
  await page.reload();

  const note = page.getByText('You typed this, and it was never saved');
  await expect(note).toBeVisible();
  await expect(page.locator('.withheld dd')).toHaveText('The ferry at night');
  await expect(title).toHaveValue(stored);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Throw these words away' }).click();
  await expect(note).toBeHidden();
  await page.reload();
  await expect(title).toHaveValue(stored);
  await expect(note).toBeHidden();
});
