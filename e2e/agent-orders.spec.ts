import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ask } from './agent-calls.ts';
import { test } from './agent-site.ts';
import { logInAsAgent } from './agent.ts';
import { oneOf } from './desks.ts';
import { expect } from './fixtures.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  // The network goes, or is gone, on purpose.
  expectedFaults: [/ERR_(INTERNET_DISCONNECTED|FAILED)/],
});

const enterOrder = (page: Page) => page.getByRole('button', { name: 'Enter an order' }).click();

test('an order that is being typed stays with its file after Escape, without a network and after a reload', async ({
  page,
  context,
}) => {
  await logInAsAgent(page);
  await page.goto('/agent/law/media');
  await enterOrder(page);
  await page.getByRole('button', { name: 'Choose the file' }).click();
  const picture = page.getByRole('dialog').locator('.media-tile-open, li button').first();
  await picture.click();
  const source = page.getByLabel('Who sent it');
  const typed = oneOf('District court, order');
  await page.getByLabel('What came in').selectOption('complaint');
  await source.fill(typed);
  await page.getByLabel('Came in', { exact: true }).fill('2026-11-01T09:15');
  const name = await page.getByRole('dialog').getByRole('heading').innerText();
  const isWhole = async () => {
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expect(page.getByLabel('What came in')).toHaveValue('complaint');
    await expect(source).toHaveValue(typed);
    await expect(page.getByLabel('Came in', { exact: true })).toHaveValue('2026-11-01T09:15');
  };
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await enterOrder(page);
  await isWhole();

  const send = page.getByRole('button', { name: /the three hours run/ });
  await context.setOffline(true);
  await send.click();
  await expect(page.getByText('We could not reach the server')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await enterOrder(page);
  await isWhole();

  await page.getByRole('button', { name: 'Another file' }).click();
  await page.getByLabel('Against what').selectOption('pdf');
  await page.getByRole('button', { name: 'Choose the file' }).click();
  await picture.click();
  await expect(source).toHaveValue(typed);
  await expect(page.getByRole('dialog', { name })).toBeHidden();
  await send.click();
  await expect(page.getByRole('main')).toContainText(typed);
  await enterOrder(page);
  await expect(page.getByRole('button', { name: 'Choose the file' })).toBeVisible();
});

test('the reason why a file stays is still there after Escape, and only at its order', async ({
  page,
}) => {
  await logInAsAgent(page);
  const files = () => ask(page, 'media/list?kind=picture');
  await expect.poll(async () => (await files()).length).toBeGreaterThan(0);
  const [file] = await files();
  const sources = [oneOf('Court'), oneOf('Court')];
  for (const source of sources) {
    const receivedAt = new Date().toISOString();
    await ask(page, 'law/takedowns', { mediaId: file.id, kind: 'order', source, receivedAt });
  }
  await page.goto('/agent/law/media');
  const [first, other] = sources.map((source) =>
    page.getByRole('listitem').filter({ hasText: source }),
  );
  const why = page.getByLabel('Why');
  const reason = `It shows nobody ${randomUUID()}`;
  await first?.getByRole('button', { name: 'It stays' }).click();
  await why.fill(reason);
  await page.keyboard.press('Escape');
  await other?.getByRole('button', { name: 'It stays' }).click();
  await expect(why).toHaveValue('');
  await page.keyboard.press('Escape');
  await first?.getByRole('button', { name: 'It stays' }).click();
  await expect(why).toHaveValue(reason);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('main')).toContainText(reason);
  await expect(page.getByRole('dialog')).toBeHidden();
});
