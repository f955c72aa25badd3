import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { goOn, heading, password, question, register, storedToken } from './people.ts';

const change = (page: Page, what: string) =>
  question(page)
    .getByRole('button', { name: `Change: ${what}` })
    .click();

async function proveInDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Your password now').fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
}

test('without a token there is a way in, and back (spec: route:/profile)', async ({ page }) => {
  await page.goto('/profile');
  await expect(question(page)).toContainText('Log in to see your profile');
  await expect(question(page).getByRole('link', { name: 'Log In' })).toHaveAttribute(
    'href',
    '/login?next=%2Fprofile',
  );
});

test('a detail is changed where it stands', async ({ page }) => {
  await register(page, 'Kaveri');
  await page.goto('/profile');
  await change(page, 'Name');
  await question(page).getByLabel('Name', { exact: true }).fill('Kaveri Tolwar');
  await goOn(page, 'Save');
  await expect(heading(page)).toHaveText('Kaveri Tolwar');
  await page.reload();
  await expect(heading(page)).toHaveText('Kaveri Tolwar');
});

test('an e-mail address is changed only by its owner', async ({ page }) => {
  await register(page);
  await page.goto('/profile');
  await change(page, 'Email');
  await proveInDialog(page);
  await expect(question(page).getByLabel('Email', { exact: true })).toBeVisible();
});

test('a consent is given and taken back by one switch', async ({ page }) => {
  await register(page);
  await page.goto('/profile');
  const shown = question(page).getByRole('switch', { name: 'Showing my name' });
  await expect(shown).not.toBeChecked();
  await shown.click();
  await expect(shown).toBeChecked();
  await page.reload();
  await expect(shown).toBeChecked();
  await shown.click();
  await expect(shown).toHaveAccessibleDescription(/Taken back on/);
});

test('everything is downloaded as one file', async ({ page }) => {
  await register(page);
  await page.goto('/profile');
  const download = page.waitForEvent('download');
  await goOn(page, 'Download everything');
  expect((await download).suggestedFilename()).toBe('my-account.json');
});

test('a password is changed with the one before (spec: route:/changepassword)', async ({
  page,
}) => {
  await register(page);
  await page.goto('/changepassword');
  await question(page).getByLabel('Your password now').fill(password);
  await goOn(page, 'Confirm');
  await question(page).getByLabel('New password').fill(`${password} again`);
  await question(page).getByLabel('The same once more').fill(`${password} again`);
  await goOn(page, 'Change the password');
  await expect(page.getByRole('status')).toContainText('Your password is changed');
});

test('an account is deleted after a proof, and nothing of it stays here', async ({ page }) => {
  await register(page);
  await page.goto('/profile');
  await goOn(page, 'Delete my account');
  await page
    .getByRole('dialog', { name: 'Delete your account?' })
    .getByRole('button', { name: 'Yes, delete it' })
    .click();
  await proveInDialog(page);
  await expect(page.getByRole('status')).toContainText('Your account is deleted');
  expect(await storedToken(page)).toBeNull();
});

test.describe('a profile that can’t be fetched', () => {
  test.use({ expectedFaults: [/status of 503|Failed to fetch profile data/] });

  test('is said in other words than those kept inside (spec: error:profile)', async ({ page }) => {
    await page.goto('/news');
    await page.evaluate(() => localStorage.setItem('x-access-token', 'one'));
    const json = { success: false, message: 'The site is busy.' };
    await page.route('**/api/user/profile', (route) => route.fulfill({ status: 503, json }));
    await page.goto('/profile');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(question(page)).not.toContainText('Failed to fetch profile data');
  });

  test('is asked for again before a password is changed', async ({ page }) => {
    await register(page);
    const profile = '**/api/user/profile';
    await page.route(profile, (route) => route.fulfill({ status: 503, json: { success: false } }));
    await page.goto('/changepassword');
    await expect(page.getByRole('alert')).toContainText('Something went wrong on our side');
    await page.unroute(profile);
    await goOn(page, 'Try again');
    await expect(question(page).getByLabel('Your password now')).toBeVisible();
  });
});
