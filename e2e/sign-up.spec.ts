import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { linkSentTo } from './outbox.ts';
import {
  agreeAndFinish,
  answerTheRest,
  askForCode,
  choosePassword,
  enterCode,
  goOn,
  heading,
  newEmail,
  newNumber,
  password,
  question,
  register,
  seesItConfirmed,
  storedToken,
} from './people.ts';

test.describe('with a number', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('one question leads to the next, and the last makes the account (spec: route:/register, state:otp)', async ({
    page,
  }) => {
    await register(page, 'Kaveri');
    expect(await storedToken(page)).not.toBeNull();
    await page.getByRole('link', { name: 'See my profile' }).click();
    await expect(heading(page)).toHaveText('Kaveri');
  });

  test('a registration leads back to the page that it began from', async ({ page }) => {
    const number = newNumber();
    await page.goto('/register?next=%2Fquiz');
    await askForCode(page, number);
    await enterCode(page, number);
    await answerTheRest(page);
    await agreeAndFinish(page);
    await expect(heading(page)).toHaveText('You are registered');
    const onwards = question(page).getByRole('link', { name: 'Go on' });
    await expect(onwards).toHaveAttribute('href', '/quiz');
    expect(await page.evaluate(() => sessionStorage.getItem('next'))).toBeNull();
    await page.goBack();
    await expect(heading(page)).toHaveText('You are registered');
  });

  test('Back and a reload keep what was answered', async ({ page }) => {
    const number = newNumber();
    await page.goto('/register');
    await askForCode(page, number);
    await enterCode(page, number);
    await expect(heading(page)).toHaveText('What is your name?');
    await expect(question(page).getByLabel('Name')).toBeFocused();
    await question(page).getByLabel('Name').fill('Kaveri');
    await goOn(page);
    await expect(question(page).getByText('4 of 6')).toBeVisible();
    await page.goBack();
    await expect(question(page).getByLabel('Name')).toHaveValue('Kaveri');
    await page.goForward();
    await page.reload();
    await expect(heading(page)).toHaveText('Choose a password');
    await choosePassword(page);
    await question(page).getByLabel('Date of birth').fill('1990-04-05');
    await goOn(page);
    await expect(heading(page)).toHaveText('What you agree to');
    await page.reload();
    await expect(question(page)).toContainText('a password is not kept: choose it once more');
    await choosePassword(page);
    await agreeAndFinish(page);
    await expect(heading(page)).toHaveText('You are registered');
  });

  test('a missing answer is reported below its field, in the field’s own place', async ({
    page,
  }) => {
    await page.goto('/register');
    const number = question(page).getByLabel('Mobile number');
    await goOn(page, 'Send the code');
    await expect(number).toHaveAccessibleDescription(/Mobile number is required/);
    await expect(number).toBeFocused();
    await number.fill('12345');
    await goOn(page, 'Send the code');
    await expect(number).toHaveAccessibleDescription(/ten digits/);
  });

  test('nothing is agreed to beforehand, and without consent nothing is made', async ({ page }) => {
    const number = newNumber();
    await page.goto('/register');
    await askForCode(page, number);
    await enterCode(page, number);
    await answerTheRest(page);
    const boxes = question(page).getByRole('checkbox');
    await expect(boxes).toHaveCount(3);
    for (const box of await boxes.all()) await expect(box).not.toBeChecked();
    await goOn(page, 'Make my account');
    await expect(boxes.first()).toHaveAccessibleDescription(/Your consent is needed/);
    expect(await storedToken(page)).toBeNull();
  });
});

test.describe('a password', () => {
  test.use({ expectedFaults: [/status of 422|ERR_INTERNET_DISCONNECTED/] });

  test('that others guess is refused where it is asked for, and a lost network stops nobody there', async ({
    page,
    context,
  }) => {
    await page.goto('/register?with=email');
    await question(page).getByLabel('Email').fill(newEmail());
    await goOn(page);
    await question(page).getByLabel('Name', { exact: true }).fill('Ilavani');
    await goOn(page);
    await choosePassword(page, 'password123');
    await expect(question(page)).toContainText('Many people use this password');
    await expect(question(page).getByLabel('New password')).toBeFocused();
    await context.setOffline(true);
    await choosePassword(page);
    await expect(question(page).getByLabel('Date of birth')).toBeVisible();
  });
});

test('with an e-mail, the button behind the link makes the account, not the link', async ({
  page,
}) => {
  const [mistyped, email] = [newEmail(), newEmail()];
  await page.clock.install();
  await page.goto('/register?with=email');
  await expect(question(page)).toContainText('With an account you reply to events with one press');
  await question(page).getByLabel('Email').fill(mistyped);
  await goOn(page);
  await answerTheRest(page);
  await agreeAndFinish(page);
  await expect(heading(page)).toHaveText('We have sent you a mail');
  await expect(question(page)).toContainText(`It went to ${mistyped}.`);
  await question(page).getByRole('button', { name: 'Change' }).click();
  await question(page).getByLabel('Email').fill(email);
  await goOn(page, 'Send the mail');
  await expect(question(page)).toContainText(`It went to ${email}.`);
  const first = await linkSentTo(email);
  await expect(question(page)).toContainText(/Once more in [01]:\d\d/);
  await page.clock.fastForward('01:01');
  await goOn(page, 'Send the mail once more');
  await expect.poll(() => linkSentTo(email)).not.toBe(first);
  const link = await linkSentTo(email);
  await page.goto(link);
  await expect(page).toHaveURL(/\/register\/confirm(#.*)?$/);
  expect(await storedToken(page)).toBeNull();
  await goOn(page, 'Confirm my email');
  await seesItConfirmed(page);
  expect(await storedToken(page)).not.toBeNull();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeHidden();
});

test.describe('a link that was used', () => {
  test.use({ expectedFaults: [/status of 400/] });

  test('says so, and leads to the login and to a new one', async ({ page }) => {
    await page.goto(`/register/confirm?receipt=${'a'.repeat(43)}`);
    await goOn(page, 'Confirm my email');
    const dead = question(page).getByRole('alert');
    await expect(dead).toContainText('This link no longer works');
    await expect(question(page).getByRole('button', { name: 'Confirm my email' })).toHaveCount(0);
    await expect(dead.getByRole('link', { name: 'Register once more' })).toHaveAttribute(
      'href',
      '/register?with=email',
    );
    await expect(dead.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(dead.getByRole('heading')).toBeFocused();
  });

  test('is told at once where its end is missing', async ({ page }) => {
    await page.goto('/register/confirm');
    const dead = question(page).getByRole('alert');
    await expect(dead).toContainText('This link is not complete. Open it again');
    await expect(question(page).getByRole('button', { name: 'Confirm my email' })).toHaveCount(0);
  });
});

test.describe('a link that is opened elsewhere than the form was sent', () => {
  test.use({ expectedFaults: [/status of 422/] });

  /** Registers without a browser, and opens the link in this one. */
  async function openElsewhere(page: Page): Promise<void> {
    const email = newEmail();
    const person = { name: 'Ilavani', email, consent: true, password, confirmPassword: password };
    await page.request.post('/api/user/register', { data: person });
    await page.goto(await linkSentTo(email));
    await goOn(page, 'Confirm my email');
  }

  async function choose(page: Page, chosen: string): Promise<void> {
    await question(page).getByLabel('New password').fill(chosen);
    await question(page).getByLabel('The same once more').fill(chosen);
    await goOn(page, 'Confirm my email');
  }

  test('asks for a password of one’s own', async ({ page }) => {
    await openElsewhere(page);
    await expect(question(page).getByLabel('New password')).toBeFocused();
    await expect(question(page)).toContainText('not the browser that you registered in');
    await choose(page, '12345678');
    await expect(question(page)).toContainText('Many people use this password');
    await choose(page, `${password} again`);
    await seesItConfirmed(page);
    expect(await storedToken(page)).not.toBeNull();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('asks for it as well', async ({ page }) => {
      await openElsewhere(page);
      await choose(page, `${password} again`);
      await seesItConfirmed(page);
    });
  });
});

test('under eighteen a parent is asked before anything is made', async ({ page }) => {
  const number = newNumber();
  const parent = newEmail();
  await page.goto('/register');
  await askForCode(page, number);
  await enterCode(page, number);
  await answerTheRest(page, { dateOfBirth: `${new Date().getFullYear() - 12}-01-01` });
  await question(page).getByLabel('Your parent’s own mobile number or email').fill(parent);
  await goOn(page);
  await agreeAndFinish(page);
  await expect(heading(page)).toHaveText('We have asked your parent');
  expect(await storedToken(page)).toBeNull();
  await page.goto(await linkSentTo(parent));
  await expect(page).toHaveURL(/\/register\/parent(#.*)?$/);
  await question(page).getByLabel('Your name').fill('Ambika');
  await question(page).getByLabel('I am the parent or guardian').check();
  await goOn(page, 'Agree');
  await expect(page.getByRole('status')).toContainText('The account is made');
  await expect(page.getByRole('status')).toBeFocused();
});

test('a child who registers by mail reads that a mail comes, and a parent declines with one press', async ({
  page,
}) => {
  const parent = newEmail();
  await page.goto('/register?with=email');
  await question(page).getByLabel('Email').fill(newEmail());
  await goOn(page);
  await answerTheRest(page, { dateOfBirth: `${new Date().getFullYear() - 12}-01-01` });
  await question(page).getByLabel('Your parent’s own mobile number or email').fill(parent);
  await goOn(page);
  await agreeAndFinish(page);
  await expect(question(page)).toContainText('When they agree, we send you a mail.');
  await page.goto(await linkSentTo(parent));
  await goOn(page, 'Decline');
  await expect(page.getByRole('status')).toContainText('No account is made');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/register', '/login', '/login?with=password'])
    test(`${path} says that it needs them, and leads to what works without`, async ({ page }) => {
      await page.goto(path);
      // The visible text, because other assertions leave out the content of a noscript element.
      const shown = await question(page).innerText();
      expect(shown).toContain('needs scripts, and your browser runs none');
      await expect(question(page).getByRole('textbox')).toBeHidden();
      for (const [name, href] of [
        ['Join Me', '/join'],
        ['Subscribe', '/newsletter'],
        ['Grievances', '/grievance'],
      ] as const)
        await expect(question(page).getByRole('link', { name })).toHaveAttribute('href', href);
    });
});

test.describe('a link that is opened elsewhere, without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [/status of 422/] });

  test('a link that is opened elsewhere asks for a password, too', async ({ page, request }) => {
    const email = newEmail();
    const person = { name: 'Ilavani', email, consent: true, password, confirmPassword: password };
    await request.post('/api/user/register', { data: person });
    await page.goto(await linkSentTo(email));
    await goOn(page, 'Confirm my email');
    await question(page).getByLabel('New password').fill(`${password} again`);
    await question(page).getByLabel('The same once more').fill(`${password} again`);
    await goOn(page, 'Confirm my email');
    await seesItConfirmed(page);
  });
});
