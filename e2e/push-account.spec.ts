import type { Page } from '@playwright/test';
import { test } from './agent-site.ts';
import { agentSite } from './agent.ts';
import { expect } from './fixtures.ts';
import { logInAs } from './member.ts';
import { password } from './people.ts';
import { withPushService } from './push-browser.ts';

test.use({ serviceWorkers: 'allow' });

const pushToken = (page: Page) => page.evaluate(() => localStorage.getItem('FCMtoken'));

test('logging out takes the token back, here and on the site (spec: state:logout)', async ({
  page,
  context,
}) => {
  const endpoint = await withPushService(context);
  await context.grantPermissions(['notifications']);
  const { dataFolder } = await agentSite();
  await logInAs(page, 'Ilavani', dataFolder);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Turn messages on' }).click();
  await expect.poll(() => pushToken(page)).toContain(endpoint);
  await page.goto('/profile');
  await expect(page.getByText('Messages are on on this device.')).toBeVisible();
  const forgotten = page.waitForResponse('**/api/user/push/unsubscribe');
  const menu = page.getByRole('banner').locator('.when-logged-in');
  await menu.locator('summary').click();
  await menu.getByRole('button', { name: 'Log Out' }).click();
  expect((await forgotten).status()).toBe(200);
  await expect(page).toHaveURL('/login');
  expect(await pushToken(page)).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('subscribed'))).toBeNull();
});

test('an erased account leaves no push token behind, here, at the push service and on the site', async ({
  page,
  context,
}) => {
  const endpoint = await withPushService(context);
  await context.grantPermissions(['notifications']);
  const { dataFolder } = await agentSite();
  // As somebody who asked for messages first, and made an account afterwards.
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Turn messages on' }).click();
  await expect.poll(() => pushToken(page)).toContain(endpoint);
  await logInAs(page, 'Ilavani', dataFolder);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const forgotten = page.waitForResponse('**/api/user/push/unsubscribe');
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await page.getByLabel('Your password now').fill(password);
  await page.getByRole('button', { name: 'Confirm' }).click();
  expect((await forgotten).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  expect(await pushToken(page)).toBeNull();
});

test('the consent in the profile switches this device on, and ends it; another visit does not bring it back', async ({
  page,
  context,
}) => {
  const endpoint = await withPushService(context);
  await context.grantPermissions(['notifications']);
  const { dataFolder } = await agentSite();
  const headers = { 'x-access-token': await logInAs(page, 'Ilavani', dataFolder) };
  await page.goto('/profile');
  const consent = page.getByRole('switch', { name: 'Messages on my devices' });
  await expect(consent).toHaveAccessibleDescription(/Not given/);
  await consent.click();
  await expect(page.getByText('Messages are on on this device.')).toBeVisible();
  await expect(consent).toBeChecked();
  expect(await pushToken(page)).toContain(endpoint);
  await page.getByRole('button', { name: 'Turn messages off' }).click();
  await expect(consent).toHaveAccessibleDescription(/Taken back on/);
  await expect(consent).not.toBeChecked();

  await page.getByRole('button', { name: 'Turn messages on' }).click();
  await expect(consent).toBeChecked();
  await consent.click();
  await expect(page.getByText('Messages are off on this device.')).toBeVisible();
  await expect(consent).not.toBeChecked();
  await expect.poll(() => pushToken(page)).toBeNull();

  // Taken back elsewhere, this browser hears of it with its next visit.
  await consent.click();
  await expect(page.getByText('Messages are on on this device.')).toBeVisible();
  const data = { purpose: 'push', given: false };
  expect((await page.request.post('/api/user/consents', { headers, data })).status()).toBe(200);
  await page.reload();
  await expect(page.getByText('Messages are off on this device.')).toBeVisible();
  await expect(consent).not.toBeChecked();
});
