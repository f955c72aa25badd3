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
