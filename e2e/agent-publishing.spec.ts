import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import type { Grant } from '#contract/roles.ts';
import { ask, newestIn, sendToReview } from './agent-calls.ts';
import { test } from './agent-site.ts';
import { logInAsAgent } from './agent.ts';
import { violations } from './axe.ts';
import { expect } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const publisher: readonly Grant[] = [{ role: 'publisher', languages: null }];

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

test('on a phone the two answers to a review stay in view, and without a word of why it is not returned', async ({
  page,
  browser,
}) => {
  const title = `The ferry is painted ${Date.now()}`;
  await logInAsAgent(page, publisher, 'Farhan Ansari');
  await sendToReview(page, 'press-releases', title);
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const other = await context.newPage();
  await logInAsAgent(other, publisher, 'Meera Kulkarni');
  await other.goto('/agent/reviews');
  const tellChecks = await holdRequests(other, '**/api/agent/content/check?*');
  await other.getByRole('link', { name: title }).click();
  await expect(other.getByRole('heading', { name: 'Comments' })).toBeVisible();
  const answer = other.getByRole('button', { name: 'Return' });
  await expect(answer).toBeHidden();
  tellChecks();
  await expect(answer).toBeInViewport({ ratio: 1 });
  await expect(other.getByRole('button', { name: 'Approve' })).toBeInViewport({ ratio: 1 });
  await answer.click();
  const word = other.getByLabel(/A word to Farhan Ansari/);
  await expect(word).toBeFocused();
  await expect(word).toHaveAccessibleDescription('Say what has to change');
  const bottomOf = async (place: Locator) => {
    const box = await place.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  const foot = other.locator('.screen-foot');
  const footAt = (await foot.boundingBox())?.y ?? 0;
  await expect
    .poll(() => bottomOf(other.getByText('Say what has to change')))
    .toBeLessThanOrEqual(footAt);
  expect(await violations(other)).toEqual([]);
  await word.fill('Which ferry?');
  await other.getByRole('button', { name: 'Add', exact: true }).click();
  await other.getByLabel('Your comment').fill('Say its colour.');
  await other.reload();
  await expect(word).toHaveValue('Which ferry?');
  await other.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(other.getByLabel('Your comment')).toHaveValue('Say its colour.');
  await answer.click();
  await expect(other).toHaveURL(/\/agent\/reviews$/);
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
  await expect(page.getByLabel('Title')).toBeFocused();
});

test('what can be done with one row is in its menu, and what is left out of a list in its address', async ({
  page,
}) => {
  await logInAsAgent(page, publisher);
  await page.goto('/agent/content/news?view=live&since=2020-01-01&until=2035-01-01');
  // Other journeys copy the newest document too, and their copies have the same title.
  const rowOf = (path: string | null) =>
    page.getByRole('listitem').filter({ has: page.locator(`a[href="${path}"]`) });
  const newest = page.locator('.draft-title').first();
  const title = String(await newest.textContent());
  const row = rowOf(await newest.getAttribute('href'));
  await row.getByRole('button', { name: `More: ${title}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Take down' })).toBeVisible();
  const preview = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'Preview in a new tab' }).click();
  await expect((await preview).getByRole('heading', { level: 1 })).toContainText(title);
  await row.getByRole('button', { name: `More: ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Make a copy' }).click();
  await expect(page).toHaveURL(/\/agent\/content\/news\/[\da-f-]{36}$/);
  const copy = rowOf(new URL(page.url()).pathname);
  await page.goto('/agent/content/news?view=draft');
  await copy.getByRole('checkbox', { name: `Choose “${title} (2)”` }).check();
  await page.getByRole('button', { name: 'Category', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Category').selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Put into this category' }).click();
  await expect(page.getByRole('toolbar', { name: 'Chosen' })).toBeHidden();
  await copy.getByRole('button', { name: `More: ${title} (2)` }).click();
  await page.getByRole('menuitem', { name: 'Move to bin' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move to bin' }).click();
  await expect(copy).toBeHidden();
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

test('a category in use is not thrown away, and its editor and its list name what refers to it', async ({
  page,
}) => {
  await logInAsAgent(page);
  const id = await newestIn(page, 'news-categories');
  await page.goto(`/agent/content/news-categories/${id}`);
  await page.getByRole('button', { name: 'More to do' }).click();
  await page.getByRole('menuitem', { name: 'Put it into the bin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Put it into the bin' });
  await dialog.getByRole('button', { name: 'Put it into the bin' }).click();
  await expect(page.getByText(/” refers to this/)).toBeVisible();
  await expect(page.getByText('We could not reach the server')).toHaveCount(0);

  await page.goto('/agent/content/news-categories');
  await page
    .getByRole('button', { name: /^More: / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Move to bin' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move to bin' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '” refers to this' })).toBeVisible();
});

test('a document whose parts have one revision so far has nothing to compare', async ({ page }) => {
  await logInAsAgent(page);
  const title = `The ferry is painted ${randomUUID().slice(0, 8)}`;
  const { id } = await ask(page, 'content/create', { collection: 'news', title });
  await page.goto(`/agent/content/news/${id}/revisions`);
  await expect(page.getByText('Each part has one revision so far.')).toBeVisible();
  await expect(page.getByText('0 fields differ')).toHaveCount(0);
  await expect(page.getByText('Put A back')).toHaveCount(0);
});
