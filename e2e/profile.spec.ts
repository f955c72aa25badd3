import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { SharpOptions } from 'sharp';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { logInAs } from './member.ts';
import { linkSentTo } from './outbox.ts';
import {
  goOn,
  heading,
  newEmail,
  password,
  question,
  register,
  seesItConfirmed,
  storedToken,
} from './people.ts';

const change = (page: Page, what: string) =>
  question(page)
    .getByRole('button', { name: `Change: ${what}` })
    .click();

async function proveInDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(dialog.getByLabel('Your password now')).toBeFocused();
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

test.describe('a session that was ended elsewhere', () => {
  test.use({ expectedFaults: [/status of 401/] });

  test('leads to the login, which says so, and leaves nothing of anybody here (spec: state:unauthorized)', async ({
    page,
  }) => {
    const token = await logInAs(page);
    await page.goto('/profile');
    await expect(heading(page)).toHaveText('Ilavani');
    // A list of the profile that is still on its way would find the session ended before the reload does.
    await page.waitForLoadState('networkidle');
    await page.request.post('/api/user/logout', { headers: { 'x-access-token': token } });
    await page.reload();
    await expect(page).toHaveURL('/login?next=%2Fprofile&ended=1');
    await expect(page.getByRole('status')).toContainText('Your session has ended.');
    const left = () => page.evaluate(() => [localStorage.length, sessionStorage.getItem('avatar')]);
    expect(await left()).toEqual([0, null]);
    await page.goto('/news');
    await expect(page.locator('html')).not.toHaveAttribute('data-session');
  });

  test('is over in the header of a page that is read on', async ({ page }) => {
    const token = await logInAs(page);
    await page.request.post('/api/user/logout', { headers: { 'x-access-token': token } });
    const release = await holdRequests(page, '**/api/user/profile');
    await page.goto('/news');
    await expect(page.locator('html')).toHaveAttribute('data-session', 'in');
    release();
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 300);
    await expect(page.locator('html')).not.toHaveAttribute('data-session');
    expect(await storedToken(page)).toBeNull();
    await expect(page).toHaveURL('/news');
  });
});

test('logging out in one tab logs out the others', async ({ page, context }) => {
  await logInAs(page);
  await page.goto('/profile');
  await expect(heading(page)).toHaveText('Ilavani');
  const reader = await context.newPage();
  await reader.goto('/faq');
  await reader.mouse.move(200, 300);
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.removeItem('x-access-token'));
  await expect(question(page)).toContainText('Log in to see your profile');
  await expect(question(page)).not.toContainText('Ilavani');
  await expect(reader.locator('html')).not.toHaveAttribute('data-session');
});

test('a name in another script stands in lines of its own height', async ({ page }) => {
  await logInAs(page, 'रामचंद्रन् पाटील');
  await page.goto('/profile');
  await expect(heading(page)).toHaveText('रामचंद्रन् पाटील');
  const [height, size] = await heading(page).evaluate((title) => {
    const { lineHeight, fontSize } = getComputedStyle(title);
    return [Number.parseFloat(lineHeight), Number.parseFloat(fontSize)];
  });
  expect(height).toBeGreaterThan(1.2 * (size ?? 0));
});

test('a detail is changed where it stands', async ({ page }) => {
  await register(page, 'Kaveri');
  await page.goto('/profile');
  await change(page, 'Name');
  await expect(question(page).getByLabel('Name', { exact: true })).toBeFocused();
  await question(page).getByLabel('Name', { exact: true }).fill('Kaveri Tolwar');
  await goOn(page, 'Save');
  await expect(heading(page)).toHaveText('Kaveri Tolwar');
  await page.reload();
  await expect(heading(page)).toHaveText('Kaveri Tolwar');
});

test('an e-mail address is changed only by its owner', async ({ page }) => {
  await register(page);
  await page.goto('/profile');
  await question(page).getByRole('button', { name: 'Add: Email' }).click();
  await proveInDialog(page);
  const email = question(page).getByLabel('Email', { exact: true });
  await expect(email).toBeFocused();

  const wanted = newEmail();
  await email.fill(wanted);
  await goOn(page, 'Save');
  const waits = question(page).getByText(`Open the link that we sent to ${wanted}.`);
  await expect(waits).toBeVisible();
  const cancelled = await linkSentTo(wanted);
  await page.reload();
  await expect(waits).toBeVisible();
  await goOn(page, 'Cancel');
  await expect(waits).toBeHidden();
  await page.reload();
  await expect(question(page).getByRole('button', { name: 'Add: Email' })).toBeVisible();
  await expect(waits).toBeHidden();

  await question(page).getByRole('button', { name: 'Add: Email' }).click();
  await proveInDialog(page);
  await email.fill(wanted);
  await goOn(page, 'Save');
  await expect(waits).toBeVisible();
  await expect.poll(() => linkSentTo(wanted)).not.toBe(cancelled);
  await page.goto(await linkSentTo(wanted));
  await goOn(page, 'Confirm my email');
  await seesItConfirmed(page);
  await page.goto('/profile');
  await expect(question(page).getByText(wanted)).toBeVisible();
  await expect(waits).toBeHidden();
});

test('a photo is upright and small before it is sent, and what is none is said to be so', async ({
  page,
}) => {
  await logInAs(page);
  await page.goto('/profile');
  const choose = (name: string, buffer: Buffer) =>
    question(page)
      .getByLabel('Choose a photo')
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer });

  await choose('notes.jpg', Buffer.from('a letter'));
  await expect(question(page).getByRole('alert')).toContainText('Choose a JPEG, PNG or WebP.');
  await expect(question(page).getByRole('button', { name: 'Keep this photo' })).toBeHidden();

  const onItsSide = await sharp({
    create: { width: 4000, height: 2000, channels: 3, noise: { type: 'gaussian', sigma: 60 } },
  } as SharpOptions)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
  expect(onItsSide.length).toBeGreaterThan(5_000_000);
  await choose('phone.jpg', onItsSide);
  const photo = question(page).getByRole('img', { name: 'Your photo' });
  await expect(photo).toHaveJSProperty('naturalHeight', 1600);
  await expect(photo).toHaveJSProperty('naturalWidth', 800);
  await expect(question(page).getByRole('alert')).toBeHidden();
  await expect(question(page).getByRole('button', { name: 'Keep this photo' })).toBeFocused();
  await goOn(page, 'Keep this photo');
  await expect(photo).toHaveAttribute('src', /\/user-photos\//);
  const another = question(page).getByLabel('Change the photo');
  await expect(another).toBeFocused();
  // The button stands for it.
  await expect(another).toHaveCSS('inline-size', '1px');
});

test('a consent is given and taken back by one switch', async ({ page }) => {
  await register(page);
  await page.goto('/profile');
  const shown = question(page).getByRole('switch', { name: 'Showing my name' });
  await expect(shown).not.toBeChecked();
  // The switch is ahead of the server, and a reload would take the call back.
  const given = page.waitForResponse((reply) => reply.request().method() === 'POST');
  await shown.click();
  await expect(shown).toBeChecked();
  expect((await given).status()).toBe(200);
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
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeFocused();
});

test('an account is deleted after a proof, and nothing of it stays here', async ({ page }) => {
  await register(page);
  await page.goto('/profile');
  await goOn(page, 'Delete my account');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Yes, delete it' }).click();
  await proveInDialog(page);
  const told = page.getByRole('status').filter({ hasText: 'Your account is deleted' });
  await expect(told).toBeVisible();
  const title = page.getByRole('heading', { name: 'Your account is deleted' });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
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

test.describe('while the server is busy', () => {
  test.use({ expectedFaults: [/status of 503/] });

  test('the lists of the profile, and the photo booth, offer another try', async ({ page }) => {
    await logInAs(page);
    const busy = { status: 503, json: { success: false, message: 'The site is busy.' } };
    const lists = /\/api\/(user\/(consents|sessions)|photo-booth\/me)$/;
    await page.route(lists, (route) => route.fulfill(busy));
    const again = page.getByRole('button', { name: 'Try again' });
    await page.goto('/profile');
    await expect(again).toHaveCount(2);
    await page.unroute(lists);
    await again.first().click();
    await expect(again).toHaveCount(1);
    await again.click();
    await expect(again).toHaveCount(0);
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    await page.route(lists, (route) => route.fulfill(busy));
    await page.goto('/photobooth');
    await expect(again).toBeVisible();
    await page.unroute(lists);
    await again.click();
    await expect(again).toHaveCount(0);
  });
});
