import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { loseFirst } from './lost-script.ts';
import { codeSentTo, linkSentTo } from './outbox.ts';
import {
  agreeAndFinish,
  answerTheRest,
  askForCode,
  enterCode,
  goOn,
  heading,
  newEmail,
  newNumber,
  password,
  question,
  register,
  storedToken,
} from './people.ts';

const REFUSED = /status of (400|422)/;

test('a known number is logged in by its code, and led to where it came from (spec: route:/login, state:login, state:otp)', async ({
  page,
}) => {
  const number = await register(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login?next=%2Fnews%3Fs%3Dbus');
  await askForCode(page, number);
  await enterCode(page, number);
  await expect(page).toHaveURL('/news?s=bus');
  expect(await storedToken(page)).not.toBeNull();
});

const inDevanagari = (digits: string) =>
  digits.replace(/\d/g, (digit) => '०१२३४५६७८९'[+digit] ?? '');

test('an account registered by number logs in with the password, however the number is written', async ({
  page,
}) => {
  const number = await register(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await question(page).getByRole('link', { name: 'Use a password' }).click();
  const account = question(page).getByLabel('Email or mobile number');
  await expect(account).toHaveAttribute('autocomplete', 'username');
  await account.fill('9876');
  await question(page).getByLabel('Password', { exact: true }).fill(password);
  await goOn(page, 'Log in');
  await expect(account).toHaveAccessibleDescription(/mobile number of ten digits/);
  await account.fill(`+91 ${inDevanagari(number.slice(0, 5))} ${inDevanagari(number.slice(5))}`);
  await goOn(page, 'Log in');
  await expect(page).toHaveURL('/');
  expect(await storedToken(page)).not.toBeNull();
});

test('a logged-in visitor sees the account’s name, and goes on or logs out', async ({ page }) => {
  await register(page, 'Kaveri');
  await page.goto('/register');
  await expect(heading(page)).toHaveText('You are logged in');
  await expect(question(page).getByRole('link', { name: 'See my profile' })).toBeVisible();
  await page.goto('/login?next=%2Fnews');
  await expect(question(page)).toContainText('As Kaveri.');
  await expect(question(page).getByLabel('Mobile number')).toBeHidden();
  await expect(question(page).getByRole('link', { name: 'Go on' })).toHaveAttribute(
    'href',
    '/news',
  );
  await question(page).getByRole('button', { name: 'Log Out' }).click();
  await expect(question(page).getByLabel('Mobile number')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test('going back and asking again leads to the code that was sent', async ({ page }) => {
  const number = newNumber();
  let asked = 0;
  page.on('request', (request) => void (request.url().endsWith('/send-otp') && asked++));
  await waitAMinuteForTheNext(page);
  await page.goto('/login');
  await askForCode(page, number);
  await page.goBack();
  await expect(question(page).getByLabel('Mobile number')).toHaveValue(number);
  await goOn(page, 'Send the code');
  await expect(heading(page)).toHaveText('Enter the six digits');
  await expect(question(page).getByText(/New code in 0:\d\d/)).toBeVisible();
  await page.goto('/register');
  await askForCode(page, number);
  expect(asked).toBe(1);
  await enterCode(page, number);
  await expect(heading(page)).toHaveText('What is your name?');
});

/** Waits for the button, which tests enable after a second. */
async function waitAMinuteForTheNext(page: Page): Promise<void> {
  await page.route('**/api/user/signup/send-otp', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: { resendAfter: 60, expiresIn: 300 } } });
  });
}

test('only a path of this site is led to', async ({ page }) => {
  const number = await register(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login?next=%2F%2Felsewhere.example');
  await askForCode(page, number);
  await enterCode(page, number);
  await expect(page).toHaveURL('/');
});

test('a new number goes on to its name, and its proof is in no address', async ({ page }) => {
  const number = newNumber();
  await page.goto('/login');
  await askForCode(page, number);
  await enterCode(page, number);
  await expect(page).toHaveURL('/register#name');
  await expect(heading(page)).toHaveText('What is your name?');
  await expect(question(page)).toContainText(/There is no account with \+91 \d{5} \d{5} yet/);
  await question(page).getByRole('link', { name: 'Use another number' }).click();
  await expect(question(page).getByLabel('Mobile number')).toHaveValue('');
});

test.describe('a wrong code', () => {
  test.use({ expectedFaults: [REFUSED] });

  test('is said under the cells, and Change brings the number back', async ({ page }) => {
    const number = newNumber();
    await waitAMinuteForTheNext(page);
    await page.goto('/login');
    await askForCode(page, number);
    const cells = question(page).getByRole('textbox');
    await cells.pressSequentially('000000');
    await expect(cells).toHaveAttribute('aria-invalid', 'true');
    await expect(cells).toHaveValue('000000');
    await expect(question(page).getByText(/New code in/)).toBeVisible();
    await question(page).getByRole('link', { name: 'Change' }).click();
    await expect(question(page).getByLabel('Mobile number')).toHaveValue(number);
  });

  test('is written over by the right one', async ({ page }) => {
    const number = newNumber();
    await page.goto('/login');
    await askForCode(page, number);
    await question(page).getByRole('textbox').pressSequentially('000000');
    await expect(question(page).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await enterCode(page, number);
    await expect(question(page).getByLabel('Name', { exact: true })).toBeVisible();
  });

  test('is not sent twice, and after five a new code is the way on', async ({ page }) => {
    const number = newNumber();
    let sent = 0;
    page.on('request', (request) => void (request.url().endsWith('/verify-otp') && sent++));
    await page.goto('/login');
    await askForCode(page, number);
    const first = await codeSentTo(number);
    const cells = question(page).getByRole('textbox');
    const [last = '', ...others] = wrongCodes(first);
    for (const [index, wrong] of others.entries()) {
      await cells.fill(wrong);
      await expect(cells).toHaveAttribute('aria-invalid', 'true');
      await expect.poll(() => sent).toBe(index + 1);
      await goOn(page, 'Log in');
    }
    await cells.fill(last);
    await expect(question(page).getByRole('alert')).toContainText('Too many wrong codes');
    expect(sent).toBe(5);
    await goOn(page, 'Send a new code');
    await expect(cells).toHaveValue('');
    await expect(cells).not.toHaveAttribute('aria-invalid', 'true');
    await expect(cells).toBeFocused();
    await enterCode(page, number);
    await expect(question(page).getByLabel('Name', { exact: true })).toBeVisible();
  });
});

/** Five codes that differ from the right one. */
const wrongCodes = (right: string) =>
  Array.from({ length: 6 }, (_, digit) => String(digit).repeat(6))
    .filter((code) => code !== right)
    .slice(0, 5);

test.describe('e-mail and password', () => {
  test.use({ expectedFaults: [REFUSED] });

  test('wrong ones keep what was typed; a forgotten one is chosen anew by mail', async ({
    page,
  }) => {
    const email = newEmail();
    await page.goto('/register?with=email');
    await question(page).getByLabel('Email').fill(email);
    await goOn(page);
    await answerTheRest(page);
    await agreeAndFinish(page);
    // Pressed before the page is hydrated, as on a slow phone.
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto(await linkSentTo(email), { waitUntil: 'commit' });
    await goOn(page, 'Confirm my email');
    release();
    await expect(page.getByRole('status')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('style', /--profile-initial: "I"/);
    await page.evaluate(() => localStorage.clear());

    await page.goto('/login');
    await question(page).getByRole('link', { name: 'Use a password' }).click();
    await question(page).getByLabel('Email').fill(email);
    await question(page).getByLabel('Password', { exact: true }).fill('not this one');
    await goOn(page, 'Log in');
    await expect(page.getByRole('alert')).toContainText('do not match');
    await expect(page.getByRole('alert')).toContainText('open the link in our mail first');
    await expect(question(page).getByLabel('Email')).toHaveValue(email);

    await question(page).getByRole('link', { name: 'Forgot password?' }).click();
    await question(page).getByLabel('Email').fill(email);
    await goOn(page, 'Send the link');
    await expect(heading(page)).toHaveText('Look into your mail');
    await expect.poll(() => linkSentTo(email)).toContain('/changepassword');
    const link = await linkSentTo(email);
    await page.goto(link);
    await expect(page).toHaveURL('/changepassword');
    await chooseAnew(page);
    await expect(page.getByRole('status')).toContainText('All other devices were logged out');

    await question(page).getByRole('link', { name: 'Log in' }).click();
    await question(page).getByLabel('Email').fill(email);
    await question(page).getByLabel('Password', { exact: true }).fill(`${password} again`);
    await goOn(page, 'Log in');
    await expect(page).toHaveURL('/profile');

    await page.goto(link);
    await chooseAnew(page);
    await expect(question(page)).toContainText('This link no longer works');
    await expect(question(page).getByLabel('New password')).toHaveCount(0);
    await question(page).getByLabel('Email').fill(email);
    await goOn(page, 'Send the link');
    await expect(page.getByRole('status')).toContainText('a link is on its way');
  });

  test('half a link to a new password is told in a sentence of its own', async ({ page }) => {
    await page.goto('/changepassword?receipt=half');
    await chooseAnew(page);
    const sentence = question(page).getByText('This link is not complete. Open it again');
    await expect(sentence).toHaveText('This link is not complete. Open it again');
  });
});

async function chooseAnew(page: Page): Promise<void> {
  await question(page).getByLabel('New password').fill(`${password} again`);
  await question(page).getByLabel('The same once more').fill(`${password} again`);
  await goOn(page, 'Change the password');
}

test.describe('a network that fails', () => {
  test.use({ expectedFaults: [/ERR_FAILED|Failed to load/] });

  test('is told in a toast, and nothing typed is lost (spec: error:exception)', async ({
    page,
  }) => {
    await page.route('**/api/user/signup/send-otp', (route) => route.abort());
    await page.goto('/login');
    await question(page).getByLabel('Mobile number').fill('9876543210');
    await goOn(page, 'Send the code');
    await expect(page.getByRole('alert')).toContainText('Error submitting form: ');
    await expect(question(page).getByLabel('Mobile number')).toHaveValue('9876543210');
  });
});

test.describe('where a script is lost on the way', () => {
  test.use({ expectedFaults: [/ERR_FAILED|status of 400/] });

  const loseOnce = (page: Page) => loseFirst(page, '**/assets/contract-*.js');
  const again = (page: Page) => question(page).getByRole('button', { name: 'Try again' }).click();

  test('a number is asked for once more, and the code goes out', async ({ page }) => {
    await loseOnce(page);
    await page.goto('/login');
    await question(page).getByLabel('Mobile number').fill('98765 01234');
    await goOn(page, 'Send the code');
    await expect(page.getByRole('alert')).toHaveText('We could not reach the server');
    await again(page);
    await askForCode(page, '98765 01234');
  });

  test('a new password is chosen by the same link', async ({ page }) => {
    await loseOnce(page);
    await page.goto(`/changepassword?receipt=${'r'.repeat(43)}`);
    await chooseAnew(page);
    await again(page);
    await chooseAnew(page);
    await expect(question(page)).toContainText('This link no longer works');
  });
});

test('without a provider there is no way in by Google', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0);
});
