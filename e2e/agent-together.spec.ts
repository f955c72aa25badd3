import type { Browser, Page } from '@playwright/test';
import { ask } from './agent-calls.ts';
import { onOwnAgentSite } from './agent-site.ts';
import { everyRole, logInAsAgent } from './agent.ts';
import type { AgentSite } from './agent.ts';
import { violations } from './axe.ts';
import { expect } from './fixtures.ts';

/** Settings and orders are one for the whole site: they are changed on one of their own. */
const test = onOwnAgentSite();
test.describe.configure({ mode: 'serial' });

interface Ground {
  page: Page;
  browser: Browser;
  site: AgentSite;
}

/** Opens a screen as two agents, on the page of the first; returns that of the other. */
async function openAsTwo({ page, browser, site }: Ground, path: string): Promise<Page> {
  const other = await browser.newPage({ baseURL: site.origin });
  for (const [on, name] of [
    [page, 'Asha Rawat'],
    [other, 'Lata Bisht'],
  ] as const) {
    await logInAsAgent(on, everyRole, name, site);
    await on.goto(`/agent${path}`);
  }
  return other;
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Send to review/ }).click();
}

const SENT = 'It is with those who approve.';

// A press on an older screen is refused, which is an error to the browser.
test.use({ expectedFaults: [/status of 409/] });

test('what two switch off at once is off, though the second screen was opened before', async ({
  page,
  browser,
  site,
}) => {
  const other = await openAsTwo({ page, browser, site }, '/settings/switches');
  await other.getByLabel('Quiz').check();
  await page.getByLabel('Birthday cards').check();
  await send(page);
  await expect(page.getByText(SENT)).toBeVisible();
  await send(other);
  await expect(other.getByText(SENT)).toBeVisible();
  await page.reload();
  for (const name of ['Quiz', 'Birthday cards']) await expect(page.getByLabel(name)).toBeChecked();
  await other.close();
});

test('who changed the same words of the settings, and when, is told before anything is sent', async ({
  page,
  browser,
  site,
}) => {
  const other = await openAsTwo({ page, browser, site }, '/settings/name');
  const officeOn = (on: Page) => on.getByLabel(/^Office, English/);
  await officeOn(other).fill('Chair of the council');
  await officeOn(page).fill('Mayor of Neeravan');
  await send(page);
  await expect(page.getByText(SENT)).toBeVisible();
  await send(other);
  const question = other.getByRole('alert');
  await expect(question).toBeFocused();
  await expect(question).toContainText(/Asha Rawat, .*\d\d:\d\d\s*Mayor of Neeravan/);
  await expect(officeOn(other)).toHaveValue('Chair of the council');
  expect(await violations(other)).toEqual([]);
  // A second press and another visit ask the same.
  await send(other);
  await other.reload();
  await expect(question).toContainText('Mayor of Neeravan');
  await expect(officeOn(other)).toHaveValue('Chair of the council');
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await send(other);
  await expect(other.getByText(SENT)).toBeVisible();

  await page.reload();
  await officeOn(page).fill('Mayor again');
  await officeOn(other).fill('Chair again');
  const sent = other.waitForResponse((reply) => reply.request().method() === 'POST');
  await send(other);
  expect((await sent).status()).toBe(200);
  await expect(officeOn(other)).toHaveValue('Chair again');
  await expect(other.getByRole('button', { name: 'Leave as it was' })).toBeDisabled();
  await send(page);
  await page.getByRole('alert').getByRole('button', { name: 'Take theirs' }).click();
  await expect(officeOn(page)).toHaveValue('Chair again');
  await other.close();
});

test('a row that a colleague has just moved stays there, and whoever moves another is told', async ({
  page,
  browser,
  site,
}) => {
  const other = await openAsTwo({ page, browser, site }, '/content/faqs/order');
  const titles = (on: Page) => on.locator('.sortable-row .row-title').allInnerTexts();
  await expect(page.locator('.sortable-row').nth(3)).toBeVisible();
  await expect(other.locator('.sortable-row').nth(3)).toBeVisible();
  const [first = '', second = '', third = '', ...rest] = await titles(page);
  await page.getByRole('button', { name: `Move ${first} down` }).click();
  await expect(page.getByText('The new order is public.')).toBeVisible();
  await other.getByRole('button', { name: `Move ${third} up` }).click();
  await expect(other.getByText('The order was changed since. Look at it again.')).toBeVisible();
  await expect.poll(() => titles(other)).toEqual([second, first, third, ...rest]);
  await other.getByRole('button', { name: `Move ${third} up` }).click();
  await expect(other.getByText('The new order is public.')).toBeVisible();
  await page.reload();
  await expect.poll(() => titles(page)).toEqual([second, third, first, ...rest]);
  await other.close();
});

test('of two who change an advertisement the second keeps what they typed beside what the first saved', async ({
  page,
  browser,
  site,
}) => {
  const other = await openAsTwo({ page, browser, site }, '/law/ads');
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const days = { runsFrom: day(1), runsUntil: day(3), certifiedOn: day(-3) };
  const named = { title: 'A poster at the bridge', place: 'Bridge', sponsor: 'Ferry fund' };
  await ask(page, 'law/advertisements/save', {
    ...days,
    ...named,
    certificate: 'MCMC/21',
    rupees: 900,
  });
  for (const on of [page, other]) {
    await on.reload();
    await on.getByRole('button', { name: `Change: ${named.title}` }).click();
  }
  const save = (on: Page) => on.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('Cost in rupees').fill('1200');
  await page.getByLabel('Where it runs').fill('Old bridge');
  await save(page);
  await expect(page.getByRole('dialog')).toBeHidden();

  await other.getByLabel('Where it runs').fill('New bridge');
  await save(other);
  const dialog = other.getByRole('dialog');
  await expect(dialog.getByText('Somebody else changed this entry meanwhile.')).toBeVisible();
  await expect(dialog.getByText('Somebody else saved: Old bridge')).toBeVisible();
  await expect(other.getByLabel('Where it runs')).toHaveValue('New bridge');
  await expect(other.getByLabel('Cost in rupees')).toHaveValue('1200');
  expect(await violations(other)).toEqual([]);
  await save(other);
  await expect(dialog).toBeHidden();
  await expect(other.getByText(/New bridge.*₹1,200/)).toBeVisible();
  await other.close();
});

test('a short address that a colleague has just made is not led elsewhere by chance', async ({
  page,
  browser,
  site,
}) => {
  const other = await openAsTwo({ page, browser, site }, '/settings/addresses');
  const saveAs = async (on: Page, target: string) => {
    await on.getByLabel('Short address').fill('/go/poster');
    await on.getByLabel('Leads to').fill(target);
    await on.getByRole('button', { name: 'Save address' }).click();
  };
  await saveAs(page, '/events');
  await expect(page.getByRole('link', { name: '/go/poster' })).toBeVisible();
  await saveAs(other, '/news');
  await expect(other.getByText('/go/poster leads to /events now.')).toBeVisible();
  await expect(other.getByLabel('Short address')).toBeFocused();
  await expect(other.getByLabel('Leads to')).toHaveValue('/news');
  expect(await violations(other)).toEqual([]);
  const replace = other.getByRole('button', { name: 'Replace it' });
  await replace.click();
  await expect(replace).toBeHidden();
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: '/go/poster' });
  await expect(row).toContainText('/news');

  // Led elsewhere again, it is not removed by somebody who has not seen that.
  await ask(page, 'redirects/save', { path: '/go/poster', target: '/photos', replaces: '/news' });
  await page.getByRole('button', { name: 'Remove /go/poster' }).click();
  await expect(page.getByText('Somebody else changed this since.')).toBeVisible();
  await expect(row).toContainText('/photos');
  await other.close();
});

test('of two who set the pace of the newsletter, the second does not undo what the first set', async ({
  page,
  browser,
  site,
}) => {
  const other = await openAsTwo({ page, browser, site }, '/newsletter');
  const pace = (on: Page) => on.getByLabel('Mails a minute');
  const save = (on: Page) => on.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const open = (on: Page) => on.getByRole('button', { name: 'Pace and quiet hours' }).click();
  for (const on of [page, other]) await open(on);
  await pace(page).fill('60');
  await save(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await other.getByLabel('Until').fill('07:30');
  await save(other);
  await expect(other.getByRole('dialog')).toBeHidden();
  await open(other);
  await expect(pace(other)).toHaveValue('60');

  await open(page);
  await pace(page).fill('90');
  await save(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await pace(other).fill('30');
  await save(other);
  const told = other.getByRole('dialog').getByText('Somebody else changed this since.');
  await expect(told).toContainText('Mails a minute now: 90; quiet hours now: 21:00 – 07:30.');
  await expect(pace(other)).toHaveValue('30');
  expect(await violations(other)).toEqual([]);
  await save(other);
  await expect(other.getByRole('dialog')).toBeHidden();
  await open(other);
  await expect(pace(other)).toHaveValue('30');
  await other.close();
});

test('a poll date that a colleague has moved is not removed by somebody who saw the one before', async ({
  page,
  browser,
  site,
}) => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  await logInAsAgent(page, everyRole, 'Asha Rawat', site);
  await ask(page, 'law/polls', { constituencies: ['Tidewater'], closesAt: inDays(20) });
  const other = await openAsTwo({ page, browser, site }, '/law');
  const row = other.getByRole('listitem').filter({ hasText: 'Tidewater' });
  const before = await row.textContent();
  await ask(page, 'law/polls', { constituencies: ['Tidewater'], closesAt: inDays(40) });
  await other.getByRole('button', { name: 'Remove the date of Tidewater' }).click();
  await expect(other.getByText('Somebody else changed this since.')).toBeVisible();
  await expect(row).not.toHaveText(before ?? '');
  await other.getByRole('button', { name: 'Remove the date of Tidewater' }).click();
  await expect(row).toHaveCount(0);
  await other.close();
});
