import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Grant } from '#contract/roles.ts';
import { test } from './agent-site.ts';
import { logInAsAgent } from './agent.ts';
import { violations } from './axe.ts';
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

/** Writes a document whose facts are those of another one, and sends it to review. */
async function sendToReview(page: Page, collection: string, title: string, wish: object = {}) {
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
  await ask(page, 'reviews/submit', { collection, id, revisions, note: 'For Monday', ...wish });
  return { id: String(id), path: String(own.path) };
}

test('what one agent sends to review, another approves and publishes from the list', async ({
  page,
  browser,
}) => {
  const title = `The ferry runs again ${Date.now()}`;
  await logInAsAgent(page, publisher, 'Farhan Ansari');
  const { id, path } = await sendToReview(page, 'press-releases', title);
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

// The section that permissions for albums are given for is not named as their collection.
test('an album is planned by its approval, as it was wished', async ({ page, browser }) => {
  const title = `Ferry day ${Date.now()}`;
  await logInAsAgent(page, publisher, 'Farhan Ansari');
  const wish = { wantedAt: '2031-03-05T06:00:00+05:30' };
  const { id } = await sendToReview(page, 'albums', title, wish);
  const context = await browser.newContext();
  const other = await context.newPage();
  await logInAsAgent(other, publisher, 'Meera Kulkarni');
  await other.goto('/agent/reviews');
  await other.getByRole('link', { name: title }).click();
  await other.getByRole('button', { name: 'Approve' }).click();
  await expect(other).toHaveURL(/\/agent\/reviews$/);
  expect((await ask(other, `content/draft?collection=albums&id=${id}`)).plans).toMatchObject([
    { part: 'en', at: '2031-03-05T00:30:00.000Z' },
    { part: 'facts', at: '2031-03-05T00:30:00.000Z' },
  ]);
  await context.close();
});

test('the rows of a list are gone through by keys, which do nothing below a dialog; N begins a new document', async ({
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
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Day and hour').fill('2020-01-01T06:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByLabel('Day and hour')).toHaveAccessibleDescription(
    /Choose a moment to come/,
  );
  await page.keyboard.press('n');
  await page.keyboard.press('?');
  await expect(dialog).toHaveCount(1);
  await expect(page).toHaveURL(/\/agent\/content\/news$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar', { name: 'Chosen' })).toBeHidden();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/agent\/content\/news\/new$/);
});

test('what can be done with one row is in its menu, and what is left out of a list in its address', async ({
  page,
}) => {
  await logInAsAgent(page, publisher);
  await page.goto('/agent/content/news?view=live&since=2020-01-01&until=2035-01-01');
  const title = String(await page.locator('.draft-title').first().textContent());
  await page.getByRole('button', { name: `More: ${title}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Take down' })).toBeVisible();
  const preview = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'Preview in a new tab' }).click();
  await expect((await preview).getByRole('heading', { level: 1 })).toContainText(title);
  await page.getByRole('button', { name: `More: ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Make a copy' }).click();
  await expect(page).toHaveURL(/\/agent\/content\/news\/[\da-f-]{36}$/);
  await page.goto('/agent/content/news?view=draft');
  await page.getByRole('checkbox', { name: `Choose “${title} (2)”` }).check();
  await page.getByRole('button', { name: 'Category', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Category').selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Put into this category' }).click();
  await expect(page.getByRole('toolbar', { name: 'Chosen' })).toBeHidden();
  await page.getByRole('button', { name: `More: ${title} (2)` }).click();
  await page.getByRole('menuitem', { name: 'Move to bin' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move to bin' }).click();
  await expect(page.getByRole('link', { name: `${title} (2)` })).toBeHidden();
});

test('a list that is ordered by hand is put into another order by keys, at once for readers', async ({
  page,
}) => {
  await logInAsAgent(page, publisher);
  await page.goto('/agent/content/faqs');
  await page.getByRole('link', { name: 'Order' }).click();
  const titles = page.locator('.sortable-row .row-title');
  await expect(titles.nth(1)).toBeVisible();
  const [first, second] = await titles.allTextContents();
  expect(await violations(page)).toEqual([]);
  await page.locator('.sortable-row').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(titles.first()).toHaveText(String(second));
  const place = (await titles.allTextContents()).indexOf(String(first));
  await page.getByRole('button', { name: `Move ${first} down` }).click();
  await expect(titles.nth(place + 1)).toHaveText(String(first));
  await page.goto('/faq');
  const answers = await page.locator('main').textContent();
  expect(answers?.indexOf(String(second))).toBeLessThan(answers?.indexOf(String(first)) ?? 0);
});

test('ready work waits for a publisher, is drawn onto a day, and moved to another hour', async ({
  page,
  browser,
}) => {
  const title = `Clinic hours ${Date.now()}`;
  await logInAsAgent(page, publisher, 'Farhan Ansari');
  const { id } = await sendToReview(page, 'press-releases', title);
  const draft = await ask(page, `content/draft?collection=press-releases&id=${id}`);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const other = await context.newPage();
  await logInAsAgent(other, publisher, 'Meera Kulkarni');
  const { id: reviewId, parts: revisions } = draft.review;
  await ask(other, 'reviews/approve', { collection: 'press-releases', id: reviewId, revisions });
  await other.goto('/agent/reviews');
  await expect(other.getByRole('link', { name: title })).toBeVisible();
  await other.goto('/agent');
  await expect(other.getByRole('link', { name: `Publish: ${title}` })).toBeVisible();
  const beside = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const writer = await beside.newPage();
  await logInAsAgent(writer, [{ role: 'editor', languages: null }], 'Sunita Rao');
  await writer.goto('/agent/calendar');
  const entry = writer.getByRole('listitem').filter({ hasText: title });
  await expect(entry).toBeVisible();
  await expect(entry.getByRole('button')).toHaveCount(0);
  await beside.close();
  await other.goto('/agent/calendar');
  await other.getByRole('button', { name: 'Next' }).click();
  const day = other.locator('.month-day').nth(16);
  await other.getByRole('link', { name: title }).dragTo(day);
  await expect(day).toContainText(`06:00 ${title}`);
  await day.getByRole('button').click();
  await other.getByRole('button', { name: 'Move', exact: true }).click();
  const field = other.getByRole('dialog').getByLabel('Day and hour');
  await field.fill((await field.inputValue()).replace('T06:00', 'T09:30'));
  await other.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
  await expect(day).toContainText(`09:30 ${title}`);
  await other.getByRole('button', { name: 'List', exact: true }).click();
  await expect(other).toHaveURL(/view=list/);
  expect(await violations(other)).toEqual([]);
  await context.close();
});

test('a plan stands beside its text, tells which words go out, and is stopped there or in the list', async ({
  page,
}) => {
  await logInAsAgent(page, publisher);
  const collection = 'news';
  const [{ id: other }] = await ask(page, `content/list?collection=${collection}&view=live`);
  const { id } = await ask(page, 'content/duplicate', { collection, id: other });
  await page.goto(`/agent/content/${collection}/${id}`);
  const planned = page.getByRole('region', { name: 'Planned' });
  const dialog = page.getByRole('dialog');
  const plan = async () => {
    await page.locator('.editor-send').click();
    await expect(dialog.getByLabel('When')).toHaveValue('');
    await dialog.getByLabel('When').fill('2031-03-05T06:00');
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(planned).toContainText(/Goes out .*5 Mar.*06:00/);
  };
  await plan();
  const told = await page.locator('.toast').last().boundingBox();
  const send = await page.locator('.editor-send').boundingBox();
  expect(told?.y).toBeGreaterThan(send ? send.y + send.height : Infinity);
  expect(told && told.x + told.width).toBeGreaterThan(1440 - 40);
  await page.locator('.editor-send').click();
  await expect(dialog.getByLabel('When')).toHaveValue('2031-03-05T06:00');
  await page.keyboard.press('Escape');
  await planned.getByRole('button', { name: 'Stop it going out' }).click();
  await expect(planned).toBeHidden();

  await plan();
  await expect(planned).toContainText('The words go out as they are now.');
  await page.locator('#en-summary').fill('Written after it was planned.');
  await expect(planned).toContainText(
    'The words go out as they were when this was planned; what was changed since in English does not.',
  );
  await expect(page.locator('.lane-head').first()).toContainText('changes not planned');
  await page.goto(`/agent/content/${collection}?view=scheduled`);
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${id}"]`) });
  await expect(row).toContainText('without later changes');
  await page.goto(`/agent/content/${collection}/${id}`);
  await planned.getByRole('button', { name: 'Plan again' }).click();
  await expect(dialog.getByLabel('When')).toHaveValue('2031-03-05T06:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(planned).toContainText('The words go out as they are now.');
  await page.goto(`/agent/content/${collection}?view=scheduled`);
  await row.getByRole('button', { name: /^More: / }).click();
  await page.getByRole('menuitem', { name: 'Stop it going out' }).click();
  await expect(row).toBeHidden();
});

test('the calendar shows a month with one day open, and is without faults', async ({ page }) => {
  await logInAsAgent(page, publisher);
  await page.goto('/agent/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d{4}/);
  await expect(page.getByRole('heading', { name: 'Ready, with no date' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/month=\d{4}-\d\d/);
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  await expect(page.locator('.month-day')).toHaveCount(7);
});

test.describe('an agent of another section', () => {
  // The server refuses the list.
  test.use({ expectedFaults: [/status of 403/] });

  test('is told that a list is not theirs, below no name of ours', async ({ page }) => {
    await logInAsAgent(page, [{ role: 'publisher', languages: null, sections: ['news'] }]);
    await page.goto('/agent/content/speeches');
    await expect(page.getByRole('heading', { name: 'You may not open this' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content');
    await page.goto('/agent/content/speeches/new');
    await expect(page.getByRole('heading', { name: 'You may not open this' })).toBeVisible();
  });
});
