import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Grant } from '#contract/roles.ts';
import { logInAsAgent } from './agent.ts';
import { violations } from './axe.ts';
import { test } from './agent-site.ts';
import { expect } from './fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const publisher: readonly Grant[] = [{ role: 'publisher', languages: null }];

/** A call below `/agent/`, as the agent of the page. */
async function ask(page: Page, path: string, data?: object) {
  const token = await page.evaluate(() => localStorage.getItem('agent:x-access-token') ?? '');
  const options = { headers: { 'x-access-token': token }, ...(data && { data }) };
  const method = data ? 'POST' : 'GET';
  const reply = await page.request.fetch(`/api/agent/${path}`, { ...options, method });
  const body = await reply.json();
  expect(body, path).toMatchObject({ success: true });
  return body.data;
}

/** Writes a press release whose facts are those of another one, and sends it to review. */
async function sendRelease(page: Page, title: string) {
  const collection = 'press-releases';
  const { id } = await ask(page, 'content/create', { collection, title, slug: randomUUID() });
  const [other] = (await ask(page, `content/list?collection=${collection}&view=live`)) as [
    { id: string },
  ];
  const like = await ask(page, `content/draft?collection=${collection}&id=${other.id}`);
  const revisions: Record<string, number> = {};
  const own = await ask(page, `content/draft?collection=${collection}&id=${id}`);
  for (const part of ['facts', 'en']) {
    const { content } = like.parts.find((each: { part: string }) => each.part === part);
    const { revision } = own.parts.find((each: { part: string }) => each.part === part) ?? {};
    const titled = part === 'en' ? { ...content, title } : content;
    const body = { collection, id, part, content: titled, base: revision ?? null };
    revisions[part] = (await ask(page, 'content/save', body)).revision;
  }
  await ask(page, 'reviews/submit', { collection, id, revisions, note: 'For Monday' });
  return { id: String(id), path: String(own.path) };
}

test('what one agent sends to review, another approves and publishes from the list', async ({
  page,
  browser,
}) => {
  const title = `The ferry runs again ${Date.now()}`;
  await logInAsAgent(page, publisher, 'Farhan Ansari');
  const { id, path } = await sendRelease(page, title);
  await page.goto('/agent/content/press-releases');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.getByRole('button', { name: /In review/ }).click();
  await expect(page).toHaveURL(/view=in-review/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`/agent/content/press-releases/${id}$`));

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const other = await context.newPage();
  await logInAsAgent(other, publisher, 'Meera Kulkarni');
  await other.goto('/agent/reviews');
  await expect(other.getByRole('link', { name: title })).toBeVisible();
  expect(await violations(other)).toEqual([]);
  await other.getByRole('link', { name: title }).click();
  await expect(other.getByText('may approve: you wrote nothing in it')).toBeVisible();
  expect(await violations(other)).toEqual([]);
  await other.getByRole('button', { name: 'Approve' }).click();
  await expect(other).toHaveURL(/\/agent\/reviews$/);
  await other.goto(`/agent/content/press-releases?s=${encodeURIComponent(title)}`);
  await other.getByRole('checkbox', { name: `Choose “${title}”` }).check();
  await other.keyboard.press('p');
  await expect(other.getByRole('toolbar', { name: 'Chosen' })).toBeHidden();
  await other.goto(path);
  await expect(other.getByRole('heading', { name: title })).toBeVisible();
  await context.close();
});

test('the rows of a list are gone through by keys, and N begins a new document', async ({
  page,
}) => {
  await logInAsAgent(page, publisher);
  await page.goto('/agent/content/news');
  const [first, second] = [
    page.locator('.draft-title').nth(0),
    page.locator('.draft-title').nth(1),
  ];
  await expect(second).toBeVisible();
  await page.keyboard.press('j');
  await expect(first).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('toolbar', { name: 'Chosen' })).toContainText('1 chosen');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar', { name: 'Chosen' })).toBeHidden();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/agent\/content\/news\/new$/);
});

test('the calendar shows a month with one day open, and is without faults', async ({ page }) => {
  await logInAsAgent(page, publisher);
  await page.goto('/agent/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d{4}/);
  await expect(page.getByRole('heading', { name: 'Ready, with no date' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/month=\d{4}-\d\d/);
});
