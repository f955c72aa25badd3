import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { CONSOLE_LANGUAGE_COOKIE } from '#contract/console-text.ts';
import type { Grant } from '#contract/roles.ts';
import { test } from './agent-site.ts';
import { agentSite, everyRole, logInAsAgent, newAgent } from './agent.ts';
import { violations } from './axe.ts';
import { expect } from './fixtures.ts';
import { linkSentTo, textSentTo } from './outbox.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Somebody who gets the newsletter in a language. */
async function newReader({ request }: Page, language: string, dataFolder: string): Promise<string> {
  const email = `${randomUUID()}@letters.example`;
  const headers = { 'accept-language': language };
  await request.post('/api/user/newsletter/subscribe', { headers, data: { email } });
  const link = new URL(await linkSentTo(email, dataFolder), 'http://localhost');
  const receipt = link.searchParams.get('receipt');
  await request.post('/api/user/newsletter/confirm', { headers, data: { receipt } });
  return email;
}

const frameOf = (page: Page) => page.frameLocator('iframe');

test('an issue is put together, tried, approved by a colleague in Hindi, sent, and read in the archive', async ({
  page,
  browser,
  agentOrigin,
}) => {
  // Two people at work, each in a browser of their own, and a reader.
  test.slow();
  // A journey that is walked again finds the issue of the first time beside its own.
  const hindiSubject = `नदी पर एक हफ़्ता ${Date.now()}`;
  const { dataFolder } = await agentSite();
  const chief = await newAgent(page, everyRole, 'Meera Kandpal');
  const pace = { perMinute: 60_000, quiet: null };
  const headers = { 'x-access-token': chief.token };
  expect(
    (await page.request.post('/api/agent/newsletter/pace', { headers, data: pace })).status(),
  ).toBe(200);
  const [inEnglish, inHindi] = [
    await newReader(page, 'en', dataFolder),
    await newReader(page, 'hi', dataFolder),
  ];
  const at = async (grants: readonly Grant[], name: string, language: string) => {
    const own = await browser.newContext({ baseURL: agentOrigin, serviceWorkers: 'block' });
    const cookie = { name: CONSOLE_LANGUAGE_COOKIE, value: language, url: `${agentOrigin}/agent` };
    await own.addCookies([cookie]);
    const desk = await own.newPage();
    const { email } = await logInAsAgent(desk, grants, name);
    return { desk, email };
  };
  const { desk: editor, email } = await at([{ role: 'editor', languages: null }], 'Lata', 'en');
  await editor.setViewportSize({ width: 1440, height: 900 });
  await editor.goto('/agent/newsletter');
  await editor.getByRole('button', { name: 'New issue' }).click();
  await editor.getByLabel('Subject', { exact: true }).fill('A week on the river');
  await editor.getByLabel('Line beside the subject').fill('Ferries, mostly');
  await editor.getByRole('button', { name: 'हिन्दी' }).click();
  await editor.getByLabel('Subject', { exact: true }).fill(hindiSubject);
  await editor.getByRole('combobox', { name: 'Add something published' }).focus();
  await editor.getByRole('listbox').getByRole('option').first().click();
  await editor.getByRole('button', { name: 'Add words of your own' }).click();
  await editor.getByLabel('Heading').fill('नमस्ते');
  await editor.getByLabel('Text', { exact: true }).fill('पहली बात।\n\nदूसरी बात।');
  await editor.getByRole('button', { name: 'English' }).click();
  await editor.getByLabel('Heading').fill('Good morning');
  await editor.getByLabel('Text', { exact: true }).fill('First of all.');
  // By keys: the words go before what is published.
  await editor.getByRole('button', { name: 'Move Good morning up' }).press('Enter');
  await expect(editor.getByText('Everything is saved.')).toBeVisible();
  await expect(editor.getByText(/^It reaches [\d,]+ people now\.$/)).toBeVisible();
  await expect(frameOf(editor).getByRole('heading', { level: 2 }).first()).toHaveText(
    'Good morning',
  );
  await editor.getByRole('button', { name: 'Dark' }).click();
  await expect(frameOf(editor).getByRole('heading', { level: 1 })).toHaveText(
    'A week on the river',
  );
  await expect(frameOf(editor).locator('body')).not.toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
  await editor.getByRole('button', { name: 'Plain text' }).click();
  await expect(editor.locator('pre')).toContainText('First of all.');
  expect(await violations(editor)).toEqual([]);
  await editor.setViewportSize({ width: 360, height: 800 });
  expect(await editor.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await violations(editor)).toEqual([]);
  await editor.getByRole('button', { name: 'Send to my own address' }).click();
  expect(await textSentTo(email, /First of all/, dataFolder)).toContain('Unsubscribe');
  await editor.getByRole('button', { name: 'Send to review' }).click();
  await expect(editor.getByText('Waits for approval', { exact: true })).toBeVisible();
  await editor.reload();
  await expect(editor.getByLabel('Subject', { exact: true })).toHaveValue('A week on the river');

  const { desk: publisher } = await at([{ role: 'publisher', languages: null }], 'Ila', 'hi');
  await publisher.goto('/agent/newsletter');
  await publisher.getByRole('link', { name: hindiSubject }).click();
  await publisher.getByRole('button', { name: 'मंज़ूर करें' }).click();
  await publisher.getByRole('button', { name: 'भेजें', exact: true }).click();
  expect(await violations(publisher)).toEqual([]);
  await publisher.getByRole('button', { name: 'अभी भेजें' }).click();
  const letter = await textSentTo(inHindi, /पहली बात/, dataFolder);
  expect(letter).toContain('चिट्ठी बंद करें: ');
  expect(await textSentTo(inEnglish, /First of all/, dataFolder)).toContain('Unsubscribe: ');
  await expect(publisher.getByText('भेजा गया', { exact: true })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 800 });
  const archive = /(\/hi\/newsletter\/archive\/\d+)/.exec(letter)?.[1] ?? '';
  await page.goto('/hi/newsletter/archive');
  await page.getByRole('link', { name: hindiSubject }).first().click();
  await expect(page).toHaveURL(archive);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindiSubject);
  await expect(page.getByText('दूसरी बात')).toBeVisible();
  expect(await page.content()).not.toContain('receipt');
  expect(await violations(page)).toEqual([]);
  const inOwn = archive.replace('/hi', '');
  await page.goto(inOwn);
  await expect(page.getByRole('heading', { name: 'Good morning' })).toBeVisible();
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain(inOwn);
});
