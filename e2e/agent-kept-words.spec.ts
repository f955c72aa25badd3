import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { ask, newestIn } from './agent-calls.ts';
import { test } from './agent-site.ts';
import { logInAsAgent } from './agent.ts';
import { oneOf } from './desks.ts';
import { expect } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  expectedFaults: [/ERR_(INTERNET_DISCONNECTED|FAILED)|status of 500/],
});

test('by Ctrl K and a few letters one goes anywhere, and searches all content', async ({
  page,
}) => {
  await logInAsAgent(page);
  await page.goto('/agent/');
  const open = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
  };
  await open();
  await page.keyboard.type('bridge');
  await page.getByRole('option', { name: 'Search all content for this' }).click();
  await expect(page).toHaveURL('/agent/content?s=bridge');
  await open();
  await page.keyboard.type('push');
  await page.getByRole('option', { name: /^Push/ }).click();
  await expect(page).toHaveURL('/agent/push');
});

test('Ctrl K finds documents by their titles, and tells when none has the words or there is no network', async ({
  page,
  context,
}) => {
  const { token } = await logInAsAgent(page);
  const title = `Lanterns ${randomUUID().slice(0, 8)}`;
  const headers = { 'x-access-token': token };
  const data = { collection: 'news', title };
  await page.request.post('/api/agent/content/create', { headers, data });
  await page.goto('/agent/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.type(title);
  await expect(dialog.getByRole('option', { name: title })).toContainText('News');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/agent\/content\/news\/[\w-]{36}$/);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('qqxzvbnm');
  await expect(dialog.getByRole('status')).toHaveText('No document has these words.');
  await context.setOffline(true);
  await page.keyboard.type('m');
  await expect(dialog.getByRole('status')).toHaveText('Titles are found once the network is back.');
  await context.setOffline(false);
  await expect(dialog.getByRole('status')).toHaveText('No document has these words.');
});

test('a list without a network shows no rows of another view, and comes when the network does', async ({
  page,
  context,
}) => {
  await logInAsAgent(page);
  await page.goto('/agent/content/news?view=live');
  await expect(page.locator('.draft-title').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Scheduled/ }).click();
  await expect(page.getByText('We could not reach the server')).toBeVisible();
  await expect(page.locator('.draft-title')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('We could not reach the server')).toBeHidden();
});

const NOT_NOW = { status: 500, json: { success: false, message: 'Not now.' } };

/** Comes back from another tab, where what is older than some minutes is read anew; the call is refused. */
async function comeBackToRefusal(page: Page, call: string): Promise<void> {
  const refused = page.waitForResponse(call);
  await page.clock.fastForward('10:00');
  await page.evaluate(() => globalThis.dispatchEvent(new Event('visibilitychange')));
  expect((await refused).status()).toBe(500);
  await page.clock.runFor(1_000);
}

for (const [screen, name, call] of [
  ['photo-booth?view=thresholds', 'Likeness from which on', 'photo-booth/overview'],
  ['content/news/new', 'Title', 'content/collections'],
] as const)
  test(`what is typed stays while ${call} cannot be read anew`, async ({ page }) => {
    await page.clock.install();
    await logInAsAgent(page);
    await page.goto(`/agent/${screen}`);
    const field = page.getByLabel(name);
    await field.fill('0.47');
    await page.route(`**/api/agent/${call}`, (route) => route.fulfill(NOT_NOW));
    await comeBackToRefusal(page, `**/api/agent/${call}`);
    await expect(field).toHaveValue('0.47');
  });

test('two revisions that are compared stay while their list cannot be read anew', async ({
  page,
}) => {
  await page.clock.install();
  await logInAsAgent(page);
  const id = await newestIn(page, 'news');
  await page.goto(`/agent/content/news/${id}/revisions`);
  const list = page.locator('.compare-body');
  await expect(list).toBeVisible();
  await page.route('**/api/agent/content/revisions?*', (route) => route.fulfill(NOT_NOW));
  await comeBackToRefusal(page, '**/api/agent/content/revisions?*');
  await expect(list).toBeVisible();
});

test('the winners of a draw stay while they cannot be read anew', async ({ page }) => {
  await page.clock.install();
  await logInAsAgent(page);
  const id = randomUUID();
  const days = { firstDay: '2026-11-01', lastDay: '2026-11-07' };
  const draw = {
    id,
    title: 'A week of rounds',
    ...days,
    prizes: 1,
    fewestRounds: 5,
    seedHash: 'f0',
  };
  await page.route('**/api/quiz-draw/list*', (route) =>
    route.fulfill({ json: { success: true, data: [{ ...draw, isDrawn: true }] } }),
  );
  const winner = { place: 1, ticket: randomUUID(), name: 'Sarita Kadam', phoneNumber: null };
  const winners = { success: true, data: [{ ...winner, email: 'sarita@letters.example' }] };
  let asked = 0;
  await page.route('**/api/agent/quiz/draws/winners?*', (route) =>
    route.fulfill((asked += 1) === 1 ? { json: winners } : NOT_NOW),
  );
  await page.goto('/agent/quiz?view=draws');
  await page.getByRole('button', { name: 'Show the winners' }).click();
  await expect(page.getByText('Sarita Kadam')).toBeVisible();
  await comeBackToRefusal(page, '**/api/agent/quiz/draws/winners?*');
  await expect(page.getByText('Sarita Kadam')).toBeVisible();
});

test('words typed into an issue of the newsletter outlive a reload, and a time without a network', async ({
  page,
  context,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await logInAsAgent(page);
  await page.goto('/agent/newsletter');
  await page.getByRole('button', { name: 'New issue' }).click();
  await expect(page).toHaveURL(/\/agent\/newsletter\/[\w-]{36}$/);
  const subject = page.getByLabel('Subject', { exact: true });
  const typed = `The ferry ${randomUUID().slice(0, 8)}`;
  await subject.fill(typed);
  await page.reload();
  await expect(subject).toHaveValue(typed);
  await expect(page.getByText('Everything is saved.')).toBeVisible();

  await context.setOffline(true);
  await subject.fill(`${typed}, again`);
  await expect(page.getByText('It could not be saved')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await page.reload();
  await expect(subject).toHaveValue(`${typed}, again`);
});

test('a push message that is not saved yet is still there after another screen and a reload', async ({
  page,
}) => {
  await logInAsAgent(page);
  await page.goto('/agent/push/new');
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('Rally at six');
  await page.getByRole('link', { name: 'Today' }).first().click();
  await expect(page).toHaveURL(/\/agent\/?$/);
  await page.goBack();
  await expect(title).toHaveValue('Rally at six');
  await page.reload();
  await expect(title).toHaveValue('Rally at six');
});

test('a push message that was saved is not in the next new one, and what was typed meanwhile is in its own', async ({
  page,
}) => {
  await logInAsAgent(page);
  await page.goto('/agent/push/new');
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('Rally at six');
  await page.getByLabel('Text', { exact: true }).fill('By the ferry.');
  const goOn = await holdRequests(page, '**/api/agent/push/list*');
  const saved = page.waitForResponse('**/api/agent/push/save');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await saved;
  await title.fill('Rally at seven');
  goOn();
  await expect(page).toHaveURL(/\/agent\/push\/[\w-]{36}$/);
  await expect(title).toHaveValue('Rally at seven');
  await page.goto('/agent/push/new');
  await expect(title).toHaveValue('');
});

test('a push message whose first reply was lost is saved again as the same draft', async ({
  page,
}) => {
  await logInAsAgent(page);
  await page.goto('/agent/push/new');
  const title = oneOf('Rally');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Text', { exact: true }).fill('By the ferry.');
  const loseReply = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/agent/push/save', loseReply, { times: 1 });
  const save = page.getByRole('button', { name: 'Save the draft' });
  await save.click();
  await expect(page.getByText('We could not reach the server.').first()).toBeVisible();
  await page.reload();
  await save.click();
  await expect(page).toHaveURL(/\/agent\/push\/[\w-]{36}$/);
  const notices: { texts: { en?: { title: string } } }[] = await ask(page, 'push/list');
  expect(notices.filter(({ texts }) => texts.en?.title === title)).toHaveLength(1);
});

test('whoever leaves a push message while it is saved stays where they went', async ({ page }) => {
  await logInAsAgent(page);
  await page.goto('/agent/push/new');
  await page.getByLabel('Title', { exact: true }).fill('Rally at six');
  const goOn = await holdRequests(page, '**/api/agent/push/save');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await page.getByRole('link', { name: 'Push messages' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Push messages' })).toBeVisible();
  const anew = page.waitForResponse('**/api/agent/push/list*');
  goOn();
  await anew;
  await page.getByRole('link', { name: 'Newsletter', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/agent/push');
});

test('a push message without words is told so by its fields, and no draft is left behind', async ({
  page,
}) => {
  await logInAsAgent(page);
  await page.goto('/agent/push/new');
  const send = page.getByRole('button', { name: /^Send/ });
  await send.click();
  await expect(page.getByText('Write a title', { exact: true })).toBeVisible();
  await expect(page.getByText('Write a text', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Title', { exact: true }).fill('Rally at six');
  await send.click();
  await expect(page.getByText('Write a title', { exact: true })).toBeHidden();
  await expect(page.getByText('Write a text', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/agent/push/new');
});

test('an editor hears that its agent logged out in another tab, and has the words after the next log-in', async ({
  page,
  context,
}) => {
  const agent = await logInAsAgent(page);
  await page.goto('/agent/content/press-releases?s=Fifth night clinic');
  await page.getByRole('link', { name: /^Fifth night clinic opens/ }).click();
  const title = page.getByRole('textbox', { name: 'Title' }).first();
  await expect(title).toBeVisible();
  const other = await context.newPage();
  await other.goto('/agent/');
  await other.evaluate(() => localStorage.removeItem('agent:x-access-token'));
  // All at once: the first letter that is saved leads to the log-in, and later ones would be typed there.
  await title.fill(`${await title.inputValue()}, at last`);
  await expect(page).toHaveURL(/\/agent\/login/);
  await page.evaluate((token) => localStorage.setItem('agent:x-access-token', token), agent.token);
  await page.goBack();
  await expect(title).toHaveValue(/, at last$/);
});
