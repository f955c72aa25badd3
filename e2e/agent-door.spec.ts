import type { Page } from '@playwright/test';
import { codeOf } from '#test/authenticator-code.ts';
import { test } from './agent-site.ts';
import { agentSite, logInAsAgent, newAgent } from './agent.ts';
import type { AgentAccount } from './agent.ts';
import { violations } from './axe.ts';
import { speaks } from './desks.ts';
import { expect } from './fixtures.ts';
import { linkSentTo } from './outbox.ts';
import { firstAgent, freeOrigin, startOwnSite } from './own-site.ts';
import { partOfDemo } from './part-of-demo.ts';
import { heading } from './people.ts';

// A wrong password, a session that has ended, and the browser's refusal of a passkey are asked for.
test.use({
  viewport: { width: 1440, height: 900 },
  expectedFaults: [/status of (400|401|409|422)/],
});

const administrator = { role: 'administrator', languages: null } as const;
const editor = { role: 'editor', languages: null } as const;

async function givePassword(
  page: Page,
  { email, password }: Pick<AgentAccount, 'email' | 'password'>,
) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Go on' }).click();
}

const codeField = (page: Page) => page.getByLabel('Code from your authenticator');

test('a password, then a code: the error stands by the field, and one arrives where one was going (spec: role:agent, route:/agent/login)', async ({
  page,
}) => {
  const agent = await newAgent(page, [administrator]);
  await page.goto('/agent/people');
  await expect(heading(page)).toHaveText('Log in');
  expect(await violations(page)).toEqual([]);
  await givePassword(page, { ...agent, password: 'not the password at all' });
  await expect(page.getByText('Email and password do not fit')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();

  await givePassword(page, agent);
  await expect(heading(page)).toHaveText('Show that it is you');
  await expect(codeField(page)).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await codeField(page).pressSequentially('000000');
  await expect(page.getByText('That code is not right')).toBeVisible();
  await codeField(page).fill('');
  await codeField(page).pressSequentially(codeOf(agent.key, 1));
  await expect(heading(page)).toContainText('People and roles');
  await expect(page.locator('#screen')).toBeFocused();
});

test('without the phone a recovery code gets in, once', async ({ page }) => {
  const agent = await newAgent(page, [editor]);
  const [code = ''] = agent.recoveryCodes;
  for (const isFirst of [true, false]) {
    await page.goto('/agent/login?next=/account');
    await givePassword(page, agent);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(code);
    await page.getByRole('button', { name: 'Log in' }).click();
    if (isFirst) {
      await expect(page.getByText('9 of 10 left')).toBeVisible();
      await page.getByRole('button', { name: 'Log out', exact: true }).click();
      await expect(heading(page)).toHaveText('Log in');
    }
  }
  await expect(page.getByText('This recovery code is unknown, or was used already')).toBeVisible();
});

test('somebody who is invited chooses a password, scans a code, keeps ten, and is inside', async ({
  page,
}) => {
  await logInAsAgent(page, [administrator]);
  await page.goto('/agent/people');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('n');
  const email = `joseph-${Date.now()}@campaign.example`;
  await page.getByLabel('Name').fill('Joseph Minj');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Translator').check();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await page.getByRole('button', { name: /^Invited/ }).click();
  await expect(page.getByText(email)).toBeVisible();

  const link = await linkSentTo(email, (await agentSite()).dataFolder);
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(heading(page)).toHaveText('Welcome to the team');
  await page.getByLabel('New password').fill('too short');
  await page.getByRole('button', { name: 'On to the second step' }).click();
  await expect(page.getByText('6 more are needed')).toBeVisible();
  await page.getByLabel('New password').fill('seven songs before the rain');
  await page.getByLabel('The same once more').fill('seven songs before the rain');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'On to the second step' }).click();
  await expect(heading(page)).toHaveText('Set up your second step');
  await expect(heading(page)).toBeFocused();

  await page.getByRole('button', { name: 'A code from an app' }).click();
  const key = (await page.locator('.factor-key code').innerText()).replace(/\s/g, '');
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('The code that it shows now').pressSequentially(codeOf(key));
  await expect(heading(page)).toHaveText('Keep these ten codes');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await page.getByLabel('I have kept them').check();
  await page.getByRole('button', { name: 'To the agent area' }).click();
  await page.getByRole('link', { name: /Joseph Minj/ }).click();
  await expect(heading(page)).toHaveText('Your account');
  await expect(page.getByText('My phone').first()).toBeVisible();
});

test('of two administrators who change the same roles the second is told, and keeps what they chose', async ({
  page,
  browser,
}) => {
  await logInAsAgent(page, [administrator]);
  const context = await browser.newContext();
  const second = await context.newPage();
  await logInAsAgent(second, [administrator], 'Farhan Ansari');
  const { name } = await newAgent(page, [editor], `Tara ${Date.now()}`);
  for (const opened of [page, second]) {
    await opened.goto('/agent/people?view=people');
    await opened.getByRole('button', { name }).click();
  }
  await page.getByLabel('Publisher').check();
  await page.getByRole('button', { name: 'Change the roles' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await second.getByLabel('Supporter desk').check();
  await second.getByRole('button', { name: 'Change the roles' }).click();
  await expect(second.getByText('Somebody else changed this since')).toBeVisible();
  await expect(second.getByRole('status')).toHaveText(/gave them meanwhile: Editor, Publisher\./);
  await expect(second.getByLabel('Supporter desk')).toBeChecked();
  await expect(second.getByLabel('Publisher')).not.toBeChecked();
  expect(await violations(second)).toEqual([]);
  await second.getByRole('button', { name: 'Take these instead' }).click();
  await expect(second.getByLabel('Publisher')).toBeChecked();
  await second.getByLabel('Supporter desk').check();
  await second.getByRole('button', { name: 'Change the roles' }).click();
  await expect(second.getByRole('dialog')).toBeHidden();
  await context.close();
});

test('a session that ends says so, and the log-in leads back to the screen (spec: state:agent-expired)', async ({
  page,
}) => {
  const agent = await logInAsAgent(page, [administrator]);
  await page.goto('/agent/people?view=people');
  await expect(page.getByText(agent.email).or(page.getByText(agent.name)).first()).toBeVisible();
  const headers = { 'x-access-token': agent.token };
  await page.request.post('/api/agent/logout', { data: {}, headers });
  await page.getByRole('link', { name: agent.name }).click();

  await expect(page.getByText('Session expired')).toBeVisible();
  await expect(heading(page)).toHaveText('Log in');
  expect(await page.evaluate(() => localStorage.getItem('agent:x-access-token'))).toBeNull();
  await givePassword(page, agent);
  await codeField(page).pressSequentially(codeOf(agent.key, 1));
  await expect(heading(page)).toHaveText('Your account');
});

test('a log-out in another tab leads any screen to the log-in at its next call; one’s own leads there without a word', async ({
  page,
}) => {
  const agent = await logInAsAgent(page, [administrator]);
  await page.goto('/agent/account');
  const you = page.getByRole('region', { name: 'You' });
  await expect(you.getByLabel('Name')).toHaveValue(agent.name);
  await page.evaluate(() => localStorage.removeItem('agent:x-access-token'));
  await you.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Session expired')).toHaveCount(1);
  await expect(page).toHaveURL(/\/agent\/login\?next=%2Faccount$/);

  await speaks(page, 'hi');
  await page.evaluate((token) => localStorage.setItem('agent:x-access-token', token), agent.token);
  await page.goto('/agent/account');
  const save = page.locator('.account-form').getByRole('button');
  await expect(save).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('agent:x-access-token'));
  await save.click();
  await expect(page.getByRole('region', { name: /^संदेश/ })).toHaveText('सत्र समाप्त');
  await speaks(page, 'en');

  await page.evaluate((token) => localStorage.setItem('agent:x-access-token', token), agent.token);
  await page.goto('/agent/account');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(heading(page)).toHaveText('Log in');
  await expect(page).toHaveURL(/\/agent\/login$/);
});

test('an administrator changes roles, suspends and lets in again; all of it by keyboard', async ({
  page,
}) => {
  const person = await newAgent(page, [editor], `Farhan ${Date.now()}`);
  await logInAsAgent(page, [administrator]);
  await page.goto('/agent/people');
  await page.getByRole('gridcell').first().getByRole('button').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Editor: News, press, speeches');
  await dialog.getByRole('button', { name: person.name }).press('Enter');
  await expect(page.getByRole('heading', { name: person.name })).toBeVisible();
  await page.getByLabel('Publisher').press('Space');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change the roles' }).press('Enter');
  await expect(page.getByText('The roles are changed')).toBeVisible();
  const headers = { 'x-access-token': person.token };
  expect((await page.request.get('/api/agent/me', { headers })).status()).toBe(401);

  await page.getByRole('button', { name: /^People/ }).press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: person.name });
  await expect(row).toContainText('Editor, Publisher');
  expect(await violations(page)).toEqual([]);
  await row.getByRole('button').press('Enter');
  await page.getByRole('button', { name: 'Suspend' }).press('Enter');
  await page.getByRole('button', { name: 'Suspend now' }).press('Enter');
  await expect(row).toContainText('suspended');
  await row.getByRole('button').press('Enter');
  await page.getByRole('button', { name: 'Let in again' }).press('Enter');
  await expect(row).not.toContainText('suspended');
});

test('a passkey is set up, and gets in where a code would', async ({ browser }) => {
  test.slow();
  const { port } = await freeOrigin();
  // Browsers allow no passkeys at a numeric address.
  const origin = `http://localhost:${port}`;
  const { folder: campaign, remove } = await partOfDemo(['settings']);
  const site = await startOwnSite({ port, origin, campaign });
  const page = await browser.newPage({ baseURL: origin });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/agent/account');
  await givePassword(page, firstAgent);
  await page.getByRole('button', { name: 'A passkey' }).click();
  await page.getByLabel('I have kept them').check();
  await page.getByRole('button', { name: 'To the agent area' }).click();
  await expect(page.getByText('Passkey, since')).toBeVisible();

  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await givePassword(page, firstAgent);
  await expect(codeField(page)).toBeHidden();
  // A recovery code is used up by a log-in, so that nothing asks for one while the passkey is there.
  const recovery = page.getByLabel('Recovery code');
  const passkey = page.getByRole('button', { name: 'Use a passkey' });
  await expect(passkey).toBeVisible();
  await expect(recovery).toBeHidden();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(recovery).toBeFocused();
  await expect(passkey).toBeVisible();
  // A wrong code before it does not hide that the passkey was cancelled.
  await recovery.fill('WRONG-WRONG');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(recovery).toHaveAttribute('aria-invalid', 'true');
  await page.evaluate(() => {
    const { credentials } = navigator;
    const get = credentials.get.bind(credentials);
    credentials.get = () => {
      credentials.get = get;
      return Promise.reject(new DOMException('No', 'NotAllowedError'));
    };
  });
  await passkey.click();
  await expect(page.getByText('The passkey was not used')).toBeVisible();
  await expect(recovery).not.toHaveAttribute('aria-invalid', 'true');
  await passkey.click();
  await expect(page.getByRole('navigation', { name: 'Agent area' })).toBeVisible();
  await page.close();
  await site.stop();
  await remove();
});
