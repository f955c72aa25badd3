import { expect, test } from './fixtures.ts';
import { linkSentTo } from './outbox.ts';
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
});

test.describe('a wrong code', () => {
  test.use({ expectedFaults: [REFUSED] });

  test('is said under the cells, and Change brings the number back', async ({ page }) => {
    const number = newNumber();
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
});

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
    // Pressed before the page is awake, as on a slow phone.
    const pressed = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', (route) => pressed.promise.then(() => route.continue()));
    await page.goto(await linkSentTo(email), { waitUntil: 'commit' });
    await goOn(page, 'Confirm my email');
    pressed.resolve();
    await expect(page.getByRole('status')).toBeVisible();
    await page.evaluate(() => localStorage.clear());

    await page.goto('/login');
    await question(page).getByRole('link', { name: 'Use email and password' }).click();
    await question(page).getByLabel('Email').fill(email);
    await question(page).getByLabel('Password', { exact: true }).fill('not this one');
    await goOn(page, 'Log in');
    await expect(page.getByRole('alert')).toContainText('do not match');
    await expect(question(page).getByLabel('Email')).toHaveValue(email);

    await question(page).getByRole('link', { name: 'Forgot password?' }).click();
    await question(page).getByLabel('Email').fill(email);
    await goOn(page, 'Send the link');
    await expect(heading(page)).toHaveText('Look into your mail');
    await expect.poll(() => linkSentTo(email)).toContain('/changepassword');
    await page.goto(await linkSentTo(email));
    await expect(page).toHaveURL('/changepassword');
    await question(page).getByLabel('New password').fill(`${password} again`);
    await question(page).getByLabel('The same once more').fill(`${password} again`);
    await goOn(page, 'Change the password');
    await expect(page.getByRole('status')).toContainText('All other devices were logged out');

    await page.goto('/login?with=email');
    await question(page).getByLabel('Email').fill(email);
    await question(page).getByLabel('Password', { exact: true }).fill(`${password} again`);
    await goOn(page, 'Log in');
    await expect(page).toHaveURL('/');
  });
});

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

test('without a provider there is no way in by Google', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0);
});
