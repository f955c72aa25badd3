import type { Page } from '@playwright/test';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from './fixtures.ts';
import { loseTexts } from './lost-script.ts';

const JOIN = '**/api/user/join/create';
const THANKS = 'Thank you. We have your message.';
const letter = { Name: 'Ilavani', Email: 'ilavani@letters.example', Message: 'I can row.' };

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Join with me' });
const field = (page: Page, label: string) => dialog(page).getByRole('textbox', { name: label });
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send' });

async function openDialog(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Join the campaign' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function write(page: Page, texts: Record<string, string> = letter): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}

test.describe('the window Join with me (spec: frame:join-modal, state:join-modal)', () => {
  test('tells itself from the chat and from the account before one chooses', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    for (const name of ['Join the campaign', 'Join Me'])
      await expect(link(name)).toHaveAccessibleDescription(/^A letter to the campaign/);
    await expect(link('Join (opens in a new tab)')).toHaveAccessibleDescription(/^A chat/);
    await expect(link('Register')).toHaveAccessibleDescription(/^An account/);
    await link('Join the campaign').click();
    await expect(dialog(page)).toContainText('A letter to the campaign');
    await expect(dialog(page).getByRole('link', { name: 'Privacy' })).toBeVisible();
  });

  for (const name of ['Join the campaign', 'Join Me']) {
    test(`opens from ${name}, closes by its cross, and focus goes back`, async ({ page }) => {
      await page.goto('/');
      const opener = page.getByRole('link', { name, exact: true });
      await opener.click();
      await expect(dialog(page)).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(opener).toBeFocused();
    });
  }

  test('closes by Esc and keeps what was typed', async ({ page }) => {
    await openDialog(page);
    await write(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('link', { name: 'Join Me', exact: true }).click();
    await expect(field(page, 'Message')).toHaveValue(letter.Message);
  });
});

test('its title and its cross stay while the form scrolls on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openDialog(page);
  await send(page).scrollIntoViewIfNeeded();
  await dialog(page).evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
  expect(await dialog(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await expect(dialog(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});

test('an empty letter is told what it lacks (spec: validation:join-required, validation:join-trimmed, validation:join-email-input)', async ({
  page,
}) => {
  await openDialog(page);
  await write(page, { Name: '  ', Message: '\n' });
  await send(page).click();
  for (const label of ['Name', 'Email', 'Message'])
    await expect(field(page, label)).toHaveAccessibleDescription(`${label} is required`);
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
});

test('a letter is sent, thanked for, and the form is empty again (spec: error:success, validation:join-optional, wire:language, wire:encoding)', async ({
  page,
}) => {
  await openDialog(page);
  await write(page);
  const sent = page.waitForRequest(JOIN);
  await send(page).click();
  const request = await sent;
  expect(request.postDataJSON()).toMatchObject({ name: 'Ilavani', message: 'I can row.' });
  expect(request.headers()).toMatchObject({
    'accept-language': 'en',
    'content-type': 'application/json',
  });
  await expect(page.getByRole('status').filter({ hasText: THANKS })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('link', { name: 'Join Me', exact: true }).click();
  for (const label of Object.keys(letter)) await expect(field(page, label)).toHaveValue('');
});

test('two quick clicks send one letter', async ({ page }) => {
  let letters = 0;
  page.on('request', (request) => void (request.url().endsWith('/join/create') && letters++));
  await openDialog(page);
  await write(page);
  await send(page).dblclick();
  await expect(page.getByText(THANKS)).toHaveCount(1);
  await expect(dialog(page)).toBeHidden();
  expect(letters).toBe(1);
});

test.describe('a letter that the server refuses', () => {
  test.use({ expectedFaults: [/status of 422/] });

  test('has the reason under its email (spec: error:email-inline, validation:field-errors)', async ({
    page,
  }) => {
    await openDialog(page);
    await write(page, { ...letter, Email: 'ilavani' });
    await send(page).click();
    await expect(field(page, 'Email')).toHaveAccessibleDescription(
      'Enter an email like name@example.org',
    );
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Message')).toHaveValue(letter.Message);
  });
});

test.describe('a server that is busy', () => {
  test.use({ expectedFaults: [/status of 503/] });

  test('says so in a toast (spec: error:toast)', async ({ page }) => {
    const reply = { success: false, message: 'The site is busy.' };
    await page.route(JOIN, (route) => route.fulfill({ status: 503, json: reply }));
    await openDialog(page);
    await write(page);
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveText(reply.message);
    await expect(field(page, 'Message')).toHaveValue(letter.Message);
  });
});

test.describe('where many letters came from one address', () => {
  test.use({ expectedFaults: [/status of 429/] });

  test('the browser shows by some work that somebody means it, and the letter goes', async ({
    page,
  }) => {
    const secret = { hmacSignatureSecret: 'of this test' };
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      deriveKey,
      cost: 10,
      counter: 20,
      ...secret,
    });
    const message = 'Many tries came from here.';
    const proofs: string[] = [];
    await page.route(JOIN, async (route) => {
      const proof = await route.request().headerValue('x-proof');
      if (proof) proofs.push(proof);
      if (proofs.length > 1) return route.continue();
      const json = { success: false, message, proof: { kind: 'work', challenge } };
      return route.fulfill({ status: 429, json });
    });
    await openDialog(page);
    await write(page);
    await send(page).click();
    await expect(page.getByText(THANKS)).toBeVisible();
    expect(JSON.parse(atob(proofs[0] ?? '')).solution.counter).toBe(20);
  });
});

test.describe('without a network', () => {
  test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED|status of 502/] });

  test('a proxy that did not reach the server is none of its words', async ({ page }) => {
    const told = { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' };
    await page.route('**/api/user/join/create', (route) => route.fulfill(told));
    await openDialog(page);
    await write(page);
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Error submitting form: The network did not answer. What you typed is kept.',
    );
  });

  test('the visitor is told, and nothing typed is lost (spec: error:exception, error:passed-on)', async ({
    page,
    context,
  }) => {
    await openDialog(page);
    await write(page);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Error submitting form: The network did not answer. What you typed is kept.',
    );
    for (const [label, text] of Object.entries(letter))
      await expect(field(page, label)).toHaveValue(text);

    await context.setOffline(false);
    await send(page).click();
    await expect(page.getByText(THANKS)).toBeVisible();
  });
});

for (const { path, action } of [
  { path: '/contactus', action: '/contactus' },
  { path: '/hi/join', action: '/hi/join' },
]) {
  test(`a letter from ${path} is thanked for where it was written, and the form is empty (spec: error:success)`, async ({
    page,
  }) => {
    await page.goto(path);
    const form = page.getByRole('main').locator(`form[action^="${action}"]`);
    for (const [name, text] of [
      ['name', 'Ilavani'],
      ['email', letter.Email],
      ['message', letter.Message],
    ] as const)
      await form.locator(`[name="${name}"]`).fill(text);
    await form.getByRole('button').click();
    const title = page.getByRole('main').getByRole('heading', { name: /Thank you|धन्यवाद/ });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
    await expect(page.locator('.toast')).toBeVisible();
    for (const name of ['name', 'email', 'message'])
      await expect(form.locator(`[name="${name}"]`)).toHaveValue('');
    await expect(page).toHaveURL(path);
  });
}

test('a letter sent before the scripts have come is sent when they have', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', (route) => released.then(() => route.continue()));
  await openDialog(page);
  await write(page);
  await send(page).click();
  await expect(field(page, 'Message')).toHaveValue(letter.Message);
  await expect(page).toHaveURL('/');
  release();
  await expect(page.getByText(THANKS)).toBeVisible();
});

test.describe('where a script is lost on the way', () => {
  test.use({ expectedFaults: [/ERR_FAILED/] });

  test('the letter is sent as it would be without scripts', async ({ page }) => {
    const untilLost = await loseTexts(page);
    await openDialog(page);
    await field(page, 'Name').focus();
    await untilLost();
    await write(page);
    await send(page).click();
    await expect(page.getByText(THANKS)).toBeVisible();
  });

  test('a toast is told without its script, and the letter is sent', async ({ page, context }) => {
    const told: string[] = [];
    page.on('dialog', (box) => (told.push(box.message()), box.dismiss()));
    await page.route(/assets\/(contract|toaster)-/, (route) => route.abort());
    const untilLost = page.waitForEvent('requestfailed', (file) => /toaster/.test(file.url()));
    await openDialog(page);
    await write(page);
    await untilLost;
    await context.setOffline(true);
    await send(page).click();
    await expect.poll(() => told).toEqual([expect.stringContaining('What you typed is kept.')]);
    await expect(field(page, 'Message')).toHaveValue(letter.Message);
    await context.setOffline(false);
    await send(page).click();
    await expect(page.getByText(THANKS)).toBeVisible();
  });
});

test('a letter is written by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Join the campaign' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Name')).toBeFocused();
  for (const text of ['Ilavani', letter.Email, '', '', letter.Message]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(THANKS)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join the campaign' })).toBeFocused();
});
