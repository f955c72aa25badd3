import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { memberToken } from './member.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const menu = (page: Page) => page.getByRole('banner').locator('.when-logged-in');

/**
 * Returns the token of the session. The page that stores it is kept from loading a photo meanwhile.
 */
async function logIn(page: Page): Promise<string> {
  const token = await memberToken(page);
  await page.goto('/robots.txt');
  await page.evaluate((own) => {
    localStorage.setItem('x-access-token', own);
    localStorage.setItem('FCMtoken', 'two');
    localStorage.setItem('kept', 'three');
  }, token);
  await page.goto('/');
  return token;
}

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

async function logOut(page: Page): Promise<void> {
  await menu(page).locator('summary').click();
  await menu(page).getByRole('button', { name: 'Log Out' }).click();
}

test('a visitor may log in or register (spec: frame:logged-out, role:visitor)', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  await expect(header.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  await expect(menu(page)).toBeHidden();
});

test('a user finds what is theirs in the profile menu (spec: frame:profile-menu, role:user)', async ({
  page,
}) => {
  await logIn(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeHidden();
  await menu(page).locator('summary').click();
  const rows = menu(page).getByRole('link');
  expect(await rows.allTextContents()).toEqual([
    'Profile View',
    'Change Password',
    'Quiz Reward',
    'Memories with Avani',
  ]);
  for (const [index, path] of [
    '/profile',
    '/changepassword',
    '/quizrewards',
    '/photobooth-gallery',
  ].entries())
    await expect(rows.nth(index)).toHaveAttribute('href', path);
  await expect(menu(page).getByRole('button')).toHaveText('Log Out');
});

test('the menu shows the first letter of whoever has no photo, asked for once a visit (spec: frame:profile-menu)', async ({
  page,
}) => {
  let times = 0;
  page.on('request', (request) => void (request.url().endsWith('/user/profile') && times++));
  await logIn(page);
  const letter = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--profile-initial'));
  await expect.poll(letter).toBe('"I"');
  await page.goto('/news');
  expect(await letter()).toBe('"I"');
  expect(times).toBe(1);
});

test('on a phone the letter comes without moving the photo that it stands in', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const release = await holdRequests(page, '**/api/user/profile');
  await logIn(page);
  const photo = menu(page).locator('.profile-photo');
  const row = page.locator('.header-row');
  const above = async () => {
    const [inner, outer] = await Promise.all([photo.boundingBox(), row.boundingBox()]);
    return (inner?.y ?? 0) - (outer?.y ?? 0);
  };
  const before = await above();
  release();
  await expect(page.locator('html')).toHaveAttribute('style', /--profile-initial: "I"/);
  expect(before).toBeCloseTo(await above(), 1);
});

test('a user never sees the buttons of visitors flash by (spec: state:logged-in)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('x-access-token', 'any');
    // The body exists before the first paint, and this runs before the next frame.
    const observer = new MutationObserver(() => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.dataset['atFirst'] = document.documentElement.dataset['session'];
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  const user = { name: 'Ilavani', profilePhoto: null };
  await page.route('**/api/user/profile', (route) => route.fulfill({ json: { user } }));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-at-first', 'in');
});

test('logging out forgets both tokens and leads to the login (spec: state:logout)', async ({
  page,
}) => {
  const token = await logIn(page);
  const sent = page.waitForRequest('**/api/user/logout');
  await logOut(page);
  expect((await sent).headers()['x-access-token']).toBe(token);
  await expect(page).toHaveURL('/login');
  expect(await storedKeys(page)).toEqual(['kept']);
});

for (const [when, path] of [
  ['before the scripts of the page came', '**/assets/*.js'],
  ['while the site does not answer', '**/api/user/logout'],
] as const)
  test(`logging out ${when} shows that it is under way, and is sent once`, async ({ page }) => {
    await logIn(page);
    await page.waitForLoadState('networkidle');
    let sent = 0;
    page.on('request', (request) => void (request.url().endsWith('/user/logout') && sent++));
    const release = await holdRequests(page, path);
    await logOut(page);
    const button = menu(page).getByRole('button', { name: 'Log Out' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).not.toHaveCSS('background-image', 'none');
    await button.click();
    release();
    await expect(page).toHaveURL('/login');
    expect(sent).toBe(1);
  });

test.describe('a session that is over already', () => {
  test.use({ expectedFaults: [/status of 401/] });

  test('is cleared away, and leads to the login too (spec: state:unauthorized)', async ({
    page,
  }) => {
    const known = page.waitForResponse('**/api/user/profile');
    const token = await logIn(page);
    await known;
    await menu(page).locator('summary').click();
    await page.request.post('/api/user/logout', { headers: { 'x-access-token': token } });
    await menu(page).getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/login');
    expect(await storedKeys(page)).toEqual([]);
  });
});

test.describe('a logout that fails', () => {
  test.use({ expectedFaults: [/status of 503|The site is busy/] });

  test('is logged, and the user stays (spec: error:logout-logged)', async ({ page }) => {
    const reply = { success: false, message: 'The site is busy.' };
    await page.route('**/api/user/logout', (route) => route.fulfill({ status: 503, json: reply }));
    await logIn(page);
    const logged = page.waitForEvent('console', (line) => line.text().includes(reply.message));
    await logOut(page);
    await logged;
    await expect(page).toHaveURL('/');
    const button = menu(page).getByRole('button', { name: 'Log Out' });
    await expect(button).not.toHaveAttribute('aria-busy');
    const again = page.waitForEvent('console', (line) => line.text().includes(reply.message));
    await button.click();
    await again;
    expect(await storedKeys(page)).toEqual(['FCMtoken', 'kept', 'x-access-token']);
  });
});
