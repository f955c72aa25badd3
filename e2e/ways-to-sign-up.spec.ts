import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
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
  question,
} from './people.ts';

const answerEmail = async (page: Page, email: string) => {
  await page.goto('/register?with=email');
  await question(page).getByLabel('Email').fill(email);
  await goOn(page);
  await expect(heading(page)).toHaveText('What is your name?');
};

test('whoever waits for a code in vain registers by e-mail in the same tab', async ({ page }) => {
  const number = newNumber();
  await page.goto('/register');
  await askForCode(page, number);
  await answerEmail(page, newEmail());
  await answerTheRest(page);
  await page.goto('/register');
  await expect(question(page).getByLabel('Mobile number')).toHaveValue(new RegExp(number));
  await page.goto('/register?with=email#consents');
  await choosePassword(page);
  await agreeAndFinish(page);
  await expect(heading(page)).toHaveText('We have sent you a mail');
});

test('an address that cannot be one keeps nobody from registering by number, with few codes left', async ({
  page,
}) => {
  const number = newNumber();
  await page.route('**/signup/send-otp', async (route) => {
    const response = await route.fetch();
    const { data, ...sent } = await response.json();
    await route.fulfill({ response, json: { ...sent, data: { ...data, isScarce: true } } });
  });
  await answerEmail(page, '.ilavani@letters.example');
  await page.goto('/register');
  await askForCode(page, number);
  await enterCode(page, number);
  await answerTheRest(page);
  await agreeAndFinish(page);
  await expect(heading(page)).toHaveText('You are registered');
});

test.describe('where every script is lost on the way', () => {
  test.use({ expectedFaults: [/ERR_FAILED/] });

  for (const [path, button, label, typed, next] of [
    ['/register', 'Send the code', 'Mobile number', newNumber(), 'Enter the six digits'],
    ['/register?with=email', 'Go on', 'Email', newEmail(), 'What is your name?'],
    ['/login', 'Send the code', 'Mobile number', newNumber(), 'Enter the six digits'],
    [
      '/login?with=password',
      'Log in',
      'Email or mobile number',
      newEmail(),
      'Password is required',
    ],
    ['/login?with=forgot', 'Send the link', 'Email', newEmail(), 'Look into your mail'],
  ] as const)
    test(`${path} comes once more with what was typed, and says so, until a press goes through`, async ({
      page,
    }) => {
      const scripts = '**/assets/*.js';
      await page.route(scripts, (route) => route.abort());
      await page.goto(path);
      const field = question(page).getByLabel(label);
      const alert = question(page).getByRole('alert');
      await field.fill(typed);
      for (let presses = 0; presses < 2; presses += 1) {
        const shown = page.waitForResponse((answer) => answer.request().method() === 'POST');
        await goOn(page, button);
        await shown;
        await expect(alert).toHaveText('We could not reach the server');
        await expect(field).toHaveValue(typed);
      }
      await page.unroute(scripts);
      await expect(async () => {
        if (await alert.filter({ hasText: 'We could not reach' }).isVisible())
          await goOn(page, button);
        await expect(question(page)).toContainText(next, { timeout: 3000 });
      }).toPass();
      await expect(question(page)).not.toContainText('We could not reach the server');
    });
});
