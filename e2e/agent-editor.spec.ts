import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Grant } from '#contract/roles.ts';
import { codeOf } from '#test/authenticator-code.ts';
import { ask } from './agent-calls.ts';
import { test } from './agent-site.ts';
import { logInAsAgent } from './agent.ts';
import { violations } from './axe.ts';
import { expect } from './fixtures.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  // The network is cut, and a session ended, on purpose; other files of the page may be missing.
  expectedFaults: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|401 \(Unauthorized\)|(?:403|404|409) \(/],
});

const publisher: readonly Grant[] = [{ role: 'publisher', languages: null }];

const field = (name: string, part: 'en' | 'hi' = 'en') => `#${part}-${name}`;

async function newDocument(page: Page, collection = 'news', title = 'Evening library opens') {
  const { id } = await ask(page, 'content/create', {
    collection,
    title,
    slug: randomUUID(),
  });
  await page.goto(`/agent/content/${collection}/${id}`);
  await expect(page.locator(field('title'))).toHaveValue(title);
  return String(id);
}

const sentence = (page: Page) => page.locator('.save-sentence');
const saved = (page: Page) =>
  expect(sentence(page)).toContainText(/Saved \d\d:\d\d:\d\d, on this device and on the server/);

test('a text is begun by its title, written, translated and found again', async ({ page }) => {
  await logInAsAgent(page, publisher);
  await page.goto('/agent/content/news/new');
  const number = Date.now();
  await page.getByLabel('Title').fill(`Evening library ${number} opens`);
  await expect(page.getByLabel('End of the address')).toHaveValue(
    `evening-library-${number}-opens`,
  );
  await page.getByRole('button', { name: 'Begin writing' }).click();
  await page.locator(field('summary')).fill('Forty seats, until nine.');
  await expect(sentence(page)).toContainText(/Kept on this device/);
  await page.locator(field('body')).click();
  await page.keyboard.type('## How it runs');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two librarians share the week. ');
  await page.getByRole('button', { name: 'Link' }).first().click();
  await page.getByLabel('Where it leads').fill('/events');
  await page.keyboard.press('Enter');
  await expect(page.locator(field('body')).getByRole('link', { name: '/events' })).toBeVisible();
  await saved(page);
  await page.getByLabel('Title, हिन्दी').fill('घाट पर शाम का पुस्तकालय');
  await page.locator(field('summary', 'hi')).fill('चालीस कुर्सियाँ, रात नौ तक।');
  await saved(page);
  await page.reload();
  await expect(page.locator(field('summary'))).toHaveValue('Forty seats, until nine.');
  await expect(page.locator(field('body')).getByRole('heading')).toHaveText('How it runs');
  await expect(page.locator(field('title', 'hi'))).toHaveValue('घाट पर शाम का पुस्तकालय');
});

test('what changed in the original stands under the translation until it is right', async ({
  page,
}) => {
  await logInAsAgent(page, publisher);
  await newDocument(page);
  await page.locator(field('summary')).fill('Forty seats, from five until nine.');
  await saved(page);
  await page.locator(field('title', 'hi')).fill('शाम का पुस्तकालय');
  await page.locator(field('summary', 'hi')).fill('चालीस कुर्सियाँ, रात नौ तक।');
  await saved(page);
  await page.locator(field('summary')).fill('Forty-two seats, from five until ten.');
  const note = page.locator('.behind-note');
  await expect(note).toContainText('English changed since:');
  await expect(note.locator('del')).toHaveText([/Forty/, /nine/]);
  await expect(note.locator('ins')).toHaveText([/Forty-two/, /ten/]);
  await note.getByRole('button', { name: 'Still right' }).click();
  await expect(note).toBeHidden();
});

test('without a network one writes on, and it goes up when the network is back', async ({
  page,
  context,
}) => {
  await logInAsAgent(page, publisher);
  const id = await newDocument(page);
  await context.setOffline(true);
  await page.locator(field('summary')).fill('Written on a bus.');
  await expect(sentence(page)).toContainText(/Write on: 1 change is kept on this device/);
  await context.setOffline(false);
  await saved(page);
  await page.goto(`/agent/content/news/${id}`);
  await expect(page.locator(field('summary'))).toHaveValue('Written on a bus.');
});

test('a tab that dies loses at most the last third of a second', async ({ page, context }) => {
  await logInAsAgent(page, publisher);
  const id = await newDocument(page);
  await context.setOffline(true);
  await page.locator(field('summary')).fill('Typed before the crash.');
  await expect(sentence(page)).toContainText(/kept on this device|Kept on this device/);
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(`/agent/content/news/${id}`);
  await expect(next.locator(field('summary'))).toHaveValue('Typed before the crash.');
  await saved(next);
});

test('a session that ends while typing leads to the log-in, and back to the same words', async ({
  page,
}) => {
  const agent = await logInAsAgent(page, publisher);
  const id = await newDocument(page);
  await page.locator(field('summary')).fill('Unsaved words.');
  await page.request.post('/api/agent/logout', {
    data: {},
    headers: { 'x-access-token': agent.token },
  });
  await expect(page).toHaveURL(/\/agent\/login\?next=/);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(
    'agent:x-access-token',
  );
  const headers = { 'content-type': 'application/json' };
  const login = await page.request.post('/api/agent/login', {
    headers,
    data: { email: agent.email, password: agent.password },
  });
  const { data } = await login.json();
  const verified = await page.request.post('/api/agent/login/verify', {
    headers,
    data: { challenge: data.challenge, code: codeOf(agent.key, 1) },
  });
  const { token } = await verified.json();
  await page.evaluate((own) => localStorage.setItem('agent:x-access-token', own), token);
  await page.goto(`/agent/content/news/${id}`);
  await expect(page.locator(field('summary'))).toHaveValue('Unsaved words.');
  await expect(page.locator(field('summary'))).toBeFocused();
  await saved(page);
});

test('two people in one text see each other; other fields merge, the same one is chosen', async ({
  page,
  browser,
}) => {
  await logInAsAgent(page, publisher, 'Meera Kulkarni');
  const id = await newDocument(page);
  const others = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const other = await others.newPage();
  await logInAsAgent(other, publisher, 'Lata Bisht');
  await other.goto(`/agent/content/news/${id}`);
  await other.locator(field('place')).fill('Ambighat');
  await saved(other);
  await page.locator(field('summary')).fill('Mine.');
  await page.locator(field('title', 'hi')).fill('शाम का पुस्तकालय');
  await saved(page);
  await page.locator(field('title')).focus();
  await expect(page.locator(field('place'))).toHaveValue('Ambighat');
  await other.locator(field('summary')).focus();
  await page.locator(field('title')).focus();
  await expect(page.getByText('Lata Bisht writes here')).toBeVisible({ timeout: 25_000 });

  await other.reload();
  await expect(other.locator(field('summary'))).toHaveValue('Mine.');
  await page.context().setOffline(true);
  await page.locator(field('summary')).fill('Mine, written offline.');
  await expect(sentence(page)).toContainText(/No network/);
  await other.locator(field('summary')).fill('Hers, on the server.');
  await saved(other);
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: 'Choose', exact: true })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'What goes out' });
  await expect(dialog.getByText('Your text is kept on this device')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Send to review' })).toBeDisabled();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'English' }).uncheck();
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeEnabled();
  await dialog.getByRole('checkbox', { name: 'English' }).check();
  await dialog.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: /You and Lata Bisht changed/ })).toBeVisible();
  await expect(page.locator('.conflict')).toContainText('Same in both: Evening library opens');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ask Lata Bisht first' }).click();
  await expect(page.getByLabel('Your question')).toHaveValue(/Mine, written offline\./);
  await page.getByRole('button', { name: 'Send the question' }).click();
  await expect(page.locator('.conflict').getByText(/asks Lata Bisht/)).toBeVisible();

  await other.goto('/agent');
  await other.getByRole('link', { name: 'Answer: Evening library opens' }).click();
  await other.getByRole('button', { name: 'Answer' }).click();
  await other.getByLabel('Your answer').fill('Keep yours.');
  await other.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(other.getByText('Keep yours.')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(page.getByRole('heading', { name: /You and Lata Bisht changed/ })).toBeVisible();
  await expect(page.locator('.conflict').getByText('Keep yours.')).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.locator('.will-be-saved')).toHaveText('Mine, written offline.');
  await page.keyboard.press('Control+Enter');
  await saved(page);
  await expect(page.locator(field('summary'))).toHaveValue('Mine, written offline.');
  await others.close();
});

test('who takes the text of their other device finds the one that they gave up in the revisions', async ({
  page,
}) => {
  await logInAsAgent(page, publisher);
  const id = await newDocument(page);
  const reply = page.waitForResponse('**/api/agent/content/save');
  await page.locator(field('summary')).fill('Forty seats.');
  const { revision: base } = (await (await reply).json()).data;
  await page.context().setOffline(true);
  await page.locator(field('summary')).fill('Typed at the desk.');
  await expect(sentence(page)).toContainText(/No network/);
  const title = 'Evening library opens';
  const content = { title, summary: 'Typed on the phone.', body: null, words: {} };
  await ask(page, 'content/save', { collection: 'news', id, part: 'en', content, base });
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(page.getByText('Both texts stay in the revisions.')).toBeVisible();
  await page.keyboard.press('2');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator(field('summary'))).toHaveValue('Typed on the phone.');
  await saved(page);
  await page.getByRole('link', { name: /^All \d+/ }).click();
  await expect(page.locator('.compare-texts del')).toContainText(['at', 'desk']);
  await expect(page.locator('.compare-texts ins')).toContainText(['on', 'phone']);
});

test('nothing goes out in the place of words that the server refused', async ({ page }) => {
  await logInAsAgent(page, publisher);
  const id = await newDocument(page);
  await ask(page, 'content/bin', { collection: 'news', ids: [id] });
  await page.locator(field('summary')).fill('Refused.');
  await expect(sentence(page)).toContainText('not saved');
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'What goes out' });
  await expect(dialog.getByText('Kept on this device, but not saved')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
});

test('the screen is free of faults that axe finds, wide and narrow, and works by keyboard', async ({
  page,
}) => {
  await logInAsAgent(page, publisher);
  await newDocument(page);
  await page.locator(field('summary')).fill('Forty seats.');
  await saved(page);
  expect(await violations(page)).toEqual([]);
  await page.locator(field('body')).focus();
  await page.keyboard.press('Shift+Tab');
  const tools = page.getByRole('toolbar').first();
  await expect(tools.getByRole('button', { name: 'Table' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tools.getByRole('button', { name: 'Quote' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(field('body'))).toBeFocused();
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await violations(page)).toEqual([]);
});
