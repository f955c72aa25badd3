import { codeOf } from '#test/authenticator-code.ts';
import { ask } from './agent-calls.ts';
import { test } from './agent-site.ts';
import { logInAsAgent } from './agent.ts';
import { violations } from './axe.ts';
import { expect } from './fixtures.ts';

test('a second step is named and asked about before it is removed', async ({ page }) => {
  await logInAsAgent(page, [{ role: 'administrator', languages: null }]);
  const { id, key } = await ask(page, 'authenticator/begin', {});
  await ask(page, 'authenticator/confirm', { id, code: codeOf(key), name: 'Old phone' });
  await page.goto('/agent/account');
  const row = page.getByRole('listitem').filter({ hasText: 'Old phone' });
  await row.getByRole('button', { name: 'Remove Old phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove a second step' });
  await expect(dialog).toContainText('Old phone');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Remove Old phone' }).click();
  await dialog.getByRole('button', { name: 'Remove it' }).click();
  await expect(row).toBeHidden();
  await expect(page.getByText('The last one cannot be removed.')).toBeVisible();
});

test('ten new recovery codes are asked about before they make the old ones useless', async ({
  page,
}) => {
  await logInAsAgent(page, [{ role: 'administrator', languages: null }]);
  await page.goto('/agent/account');
  let made = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/agent/recovery-codes/renew')) made += 1;
  });
  await page.getByRole('button', { name: 'Make ten new ones' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make ten new recovery codes' });
  await expect(dialog).toContainText('None of the old ones works any more');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(made).toBe(0);
  await page.getByRole('button', { name: 'Make ten new ones' }).click();
  await dialog.getByRole('button', { name: 'Make them' }).click();
  await expect(page.getByRole('dialog', { name: 'Keep these ten codes' })).toBeVisible();
  expect(made).toBe(1);
});
