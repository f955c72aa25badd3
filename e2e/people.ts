import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { codeSentTo } from './outbox.ts';

export const password = 'a boat and two oars';

/** A mobile number that is unique in this run. */
export const newNumber = () => `9${randomInt(100_000_000, 999_999_999)}`;
export const newEmail = () => `${randomUUID()}@letters.example`;

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const question = (page: Page) => page.getByRole('main');

/** Submits the open step by its button. */
export async function goOn(page: Page, name = 'Go on'): Promise<void> {
  await question(page).getByRole('button', { name, exact: true }).click();
}

/** Requests a code; the page is hydrated by itself, and a form waits until then. */
export async function askForCode(page: Page, number: string): Promise<void> {
  await question(page).getByLabel('Mobile number').fill(number);
  await goOn(page, 'Send the code');
  await expect(heading(page)).toHaveText('Enter the six digits');
}

/** Types the received code; the sixth digit submits it. */
export async function enterCode(page: Page, number: string): Promise<void> {
  await question(page)
    .getByRole('textbox')
    .pressSequentially(await codeSentTo(number));
}

/** Answers the steps from the name to the account; the default date of birth is an adult's. */
export async function answerTheRest(
  page: Page,
  { name = 'Ilavani', dateOfBirth = '1990-04-05' } = {},
): Promise<void> {
  await question(page).getByLabel('Name', { exact: true }).fill(name);
  await page.keyboard.press('Enter');
  await choosePassword(page);
  await question(page).getByLabel('Date of birth').fill(dateOfBirth);
  await goOn(page);
}

export async function choosePassword(page: Page, chosen = password): Promise<void> {
  await question(page).getByLabel('New password').fill(chosen);
  await question(page).getByLabel('The same once more').fill(chosen);
  await goOn(page);
}

export async function agreeAndFinish(page: Page): Promise<void> {
  await question(page).getByLabel('I agree that my data is kept').check();
  await goOn(page, 'Make my account');
}

/** A whole registration by number, which ends logged in. */
export async function register(page: Page, name = 'Ilavani'): Promise<string> {
  const number = newNumber();
  await page.goto('/register');
  await askForCode(page, number);
  await enterCode(page, number);
  await answerTheRest(page, { name });
  await agreeAndFinish(page);
  await expect(heading(page)).toHaveText('You are registered');
  return number;
}

/** The page of a link that confirmed an address asks for nothing any more, in its title neither. */
export async function seesItConfirmed(page: Page): Promise<void> {
  await expect(page.getByRole('status')).toContainText('This address belongs to your account now.');
  await expect(heading(page)).toHaveText('Your email is confirmed');
  await expect(page).toHaveTitle(/^Your email is confirmed/);
}

export const storedToken = (page: Page) =>
  page.evaluate(() => localStorage.getItem('x-access-token'));
