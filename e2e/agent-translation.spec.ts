import type { Page } from '@playwright/test';
import { ask, copyNewest } from './agent-calls.ts';
import { test } from './agent-site.ts';
import { logInAsAgent } from './agent.ts';
import { violations } from './axe.ts';
import { expect } from './fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

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
  const { parts } = await ask(writer, `content/draft?collection=news&id=${id}`);
  const english = parts.find(({ part }: { part: string }) => part === 'en');
  const content = { ...english.content, summary: 'At the ghat.' };
  const base = english.revision;
  await ask(writer, 'content/save', { collection: 'news', id, part: 'en', content, base });

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
  const { parts } = await ask(writer, `content/draft?collection=news&id=${id}`);
  const english = parts.find(({ part }: { part: string }) => part === 'en');
  // Another program writes no line ends between its tags.
  const content = {
    ...english.content,
    body: '<p>The ferry runs.</p><ul><li>On Sundays</li></ul>',
  };
  const base = english.revision;
  await ask(writer, 'content/save', { collection: 'news', id, part: 'en', content, base });
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
