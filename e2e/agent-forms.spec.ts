import type { Locator, Page } from '@playwright/test';
import { test } from './agent-site.ts';
import { everyRole, logInAsAgent } from './agent.ts';
import { coveredFocus } from './covered-focus.ts';
import { speaks } from './desks.ts';
import { expect } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 800 },
    expectedFaults: [/status of 422|ERR_FAILED/],
  });

  test('a long form that is refused leads to its first fault, and to what is said above it', async ({
    page,
  }) => {
    await logInAsAgent(page, everyRole);
    await page.goto('/agent/law/ads');
    await page.getByRole('button', { name: 'Enter one' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('Title')).toBeFocused();
    await expect.poll(() => coveredFocus(page)).toBe('');
    await dialog.getByLabel('Title').fill('A poster at the bridge');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('Where it runs')).toBeFocused();
    await page.route('**/advertisements/save', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('We could not reach the server')).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByLabel('Title')).toHaveValue('A poster at the bridge');
  });
});

test('a field that the browser itself refuses says so in the language of the agent area', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAsAgent(page, everyRole);
  await speaks(page, 'hi');
  await page.goto('/agent/push');
  await page.getByRole('button', { name: 'शांत घंटे' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('रात में कुछ नहीं भेजा जाता').check();
  const from = dialog.getByLabel('से', { exact: true });
  await from.fill('');
  await dialog.getByRole('button', { name: 'सहेजें' }).click();
  await expect(from).toBeFocused();
  await expect(from).toHaveJSProperty('validationMessage', 'इसे भरिए');
  await from.fill('22:00');
  await expect(from).toHaveJSProperty('validationMessage', '');
});

const leave = async (page: Page) => {
  await page.getByRole('link', { name: 'Today' }).first().click();
  await expect(page).toHaveURL(/agent\/?$/);
};
const keptOnDevice = (page: Page) => page.evaluate(() => Object.values(localStorage).join(' '));

for (const then of ['stays', 'leaves']) {
  test(`what is typed while an address is saved is there for whoever ${then}, and what was saved is not`, async ({
    page,
  }) => {
    await logInAsAgent(page, everyRole);
    await page.goto('/agent/settings/addresses');
    const path = page.getByLabel('Short address', { exact: true });
    const target = page.getByLabel('Leads to', { exact: true });
    await path.fill(`/go/rally-${then}`);
    await target.fill('/events');
    const goOn = await holdRequests(page, '**/redirects/save');
    const saved = page.waitForResponse('**/redirects/save');
    await page.getByRole('button', { name: 'Save address' }).click();
    await path.fill('/go/next');
    if (then === 'leaves') await leave(page);
    goOn();
    await saved;
    await expect.poll(() => keptOnDevice(page)).not.toContain('/events');
    if (then === 'leaves') await page.goBack();
    await expect(path).toHaveValue('/go/next');
    await expect(target).toHaveValue('');
  });
}

test.describe('after a session that ended', () => {
  test.use({ expectedFaults: [/status of 401/] });

  /** Both at once: what the screen reads by itself would else be told first that the session ended. */
  const pressWithoutSession = (button: Locator) =>
    button.evaluate((element: HTMLElement) => {
      localStorage.setItem('agent:x-access-token', 'ended elsewhere');
      element.click();
    });

  for (const [screen, name, send] of [
    ['law', 'Constituencies', 'Enter'],
    ['settings/addresses', 'Leads to', 'Save address'],
    ['quiz?view=draws', 'Title of the draw', 'Announce the draw'],
    ['content/news/new', 'Title', 'Begin writing'],
  ] as const)
    test(`what was typed as ${name} is there again after the log-in`, async ({ page }) => {
      const { token } = await logInAsAgent(page, everyRole);
      await page.goto(`/agent/${screen}`);
      const field = page.getByLabel(name, { exact: true });
      await field.fill('Half a word');
      await pressWithoutSession(page.getByRole('button', { name: send, exact: true }));
      await expect(page).toHaveURL(/\/agent\/login/);
      await page.evaluate((own) => localStorage.setItem('agent:x-access-token', own), token);
      await page.goBack();
      await expect(field).toHaveValue('Half a word');
    });

  test('what was typed of an advertisement is there again after the log-in', async ({ page }) => {
    const { token } = await logInAsAgent(page, everyRole);
    await page.goto('/agent/law/ads');
    await page.getByRole('button', { name: 'Enter one' }).click();
    const title = page.getByRole('dialog').getByLabel('Title');
    await title.fill('A poster at the bridge');
    await pressWithoutSession(page.getByRole('dialog').getByRole('button', { name: 'Save' }));
    await expect(page).toHaveURL(/\/agent\/login/);
    await page.evaluate((own) => localStorage.setItem('agent:x-access-token', own), token);
    await page.goBack();
    await page.getByRole('button', { name: 'Enter one' }).click();
    await expect(title).toHaveValue('A poster at the bridge');
  });

  test('the words of a privacy request are there again after the log-in', async ({ page }) => {
    const { token } = await logInAsAgent(page, everyRole);
    await page.goto('/agent/privacy');
    await page.getByRole('button', { name: 'New request' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('The person').selectOption('erasure');
    const words = dialog.getByLabel('In their words');
    await words.fill('Take my number out.');
    await pressWithoutSession(dialog.getByRole('button', { name: 'Enter the request' }));
    await expect(page).toHaveURL(/\/agent\/login/);
    await page.evaluate((own) => localStorage.setItem('agent:x-access-token', own), token);
    await page.goBack();
    await page.getByRole('button', { name: 'New request' }).click();
    await expect(words).toHaveValue('Take my number out.');
    await expect(dialog.getByLabel('The person')).toHaveValue('erasure');
  });

  for (const [what, end] of [
    ['ended', () => localStorage.setItem('agent:x-access-token', 'ended elsewhere')],
    ['was left in another tab', () => localStorage.removeItem('agent:x-access-token')],
  ] as const)
    test(`a session that ${what} is told of once, and as nothing else`, async ({ page }) => {
      await logInAsAgent(page, everyRole);
      await page.goto('/agent/privacy');
      await page.getByRole('button', { name: 'New request' }).click();
      const messages = page.getByRole('region', { name: 'Messages' });
      await page.evaluate(end);
      await page.getByRole('dialog').getByRole('button', { name: 'Enter the request' }).click();
      await expect(page).toHaveURL(/\/agent\/login/);
      await expect(messages).toHaveText('Session expired');
    });
});

test.describe('where the network goes once the server has it', () => {
  test.use({ expectedFaults: [/ERR_FAILED/] });

  test('a draw is announced once, and nobody is told that nothing was changed', async ({
    page,
  }) => {
    await logInAsAgent(page, everyRole);
    await page.goto('/agent/quiz?view=draws');
    const title = `A radio ${Date.now()}`;
    await page.getByLabel('Title of the draw').fill(title);
    await page.getByLabel('First day').fill('2031-01-05');
    await page.getByLabel('Last day').fill('2031-01-15');
    await page.route('**/quiz/draws/create', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const announce = page.getByRole('button', { name: 'Announce the draw' });
    await announce.click();
    await expect(page.getByText('this may not be done')).toBeVisible();
    await page.unroute('**/quiz/draws/create');
    await announce.click();
    await expect(page.getByText('The draw is announced.')).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(1);
  });
});
