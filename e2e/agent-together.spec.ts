import type { Browser, Page } from '@playwright/test';
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
  await send(other);
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
