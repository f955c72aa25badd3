import type { Page } from '@playwright/test';
import { codeSentTo } from './outbox.ts';
import { newNumber, password } from './people.ts';

/** Logs the browser of a page in as a new user, before it opens the site. */
export async function logInAs(page: Page, name?: string, dataFolder?: string): Promise<string> {
  const token = await memberToken(page, name, dataFolder);
  await page.goto('/robots.txt');
  await page.evaluate((own) => localStorage.setItem('x-access-token', own), token);
  return token;
}

/** Creates an account without pages; returns the token of its session. */
export async function memberToken(
  { request }: Pick<Page, 'request'>,
  name = 'Ilavani',
  dataFolder?: string,
): Promise<string> {
  const mobile_number = newNumber();
  const ask = async (path: string, data: object) =>
    (await request.post(`/api/user/${path}`, { data })).json();
  await ask('signup/send-otp', { mobile_number });
  const otp = await codeSentTo(mobile_number, dataFolder);
  const { data } = await ask('signup/verify-otp', { mobile_number, otp });
  const secret = { password, confirmPassword: password };
  const { verification } = data;
  return (await ask('register', { name, ...secret, consent: true, verification })).token;
}
