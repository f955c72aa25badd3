import type { Page } from '@playwright/test';
import { startOpenIdProvider } from '#test/open-id-provider.ts';
import { expect, test } from './fixtures.ts';
import { freeOrigin, startOwnSite } from './own-site.ts';
import { partOfDemo } from './part-of-demo.ts';
import { agreeAndFinish, goOn, heading, question, storedToken } from './people.ts';

test.use({
  viewport: { width: 360, height: 740 },
  // The provider's own page loads fonts and an icon; ours logs in before it registers.
  expectedFaults: [/ERR_FAILED|404|422/],
});
test.describe.configure({ mode: 'default' });

let origin: string;
const ends: (() => unknown)[] = [];

test.beforeAll(async () => {
  const place = await freeOrigin();
  const { issuer, stop } = await startOpenIdProvider(`${place.origin}/login`);
  const { folder: campaign, remove } = await partOfDemo(['settings']);
  const settings = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'abhiyan' };
  const site = await startOwnSite({ ...place, campaign, settings });
  ends.push(stop, site.stop, remove);
  ({ origin } = place);
});

test.afterAll(async () => {
  for (const end of ends) await end();
});

test('a new visitor answers the usual questions, and is logged in afterwards', async ({ page }) => {
  await comeFromGoogle(page, 'ila', '/login');
  await expect(heading(page)).toHaveText('When were you born?');
  expect(page.url()).not.toContain('id_token');
  await question(page).getByLabel('Date of birth').fill('1990-04-05');
  await goOn(page);
  await expect(question(page).getByText('Google told us your name and email')).toBeVisible();
  await goOn(page, 'Make my account');
  await expect(question(page).getByText('Your consent is needed')).toBeVisible();
  await agreeAndFinish(page);
  await expect(heading(page)).toHaveText('You are registered');
  await page.getByRole('link', { name: 'See my profile' }).click();
  await expect(heading(page)).toHaveText('Ila Rane');

  // The profile may still be asking for what belongs to the person.
  await page.goto(`${origin}/faq`);
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await comeFromGoogle(page, 'ila', '/login');
  await expect(page).toHaveURL(`${origin}/`);
  expect(await storedToken(page)).not.toBeNull();
});

test('a child is asked for a parent, and comes back in the language they left', async ({
  page,
}) => {
  await comeFromGoogle(page, 'jui', '/hi/login');
  await expect(heading(page)).toHaveText('आपका जन्म कब हुआ?');
  await question(page).getByLabel('जन्म की तारीख़').fill('2015-06-01');
  await page.keyboard.press('Enter');
  await question(page).getByRole('textbox').fill('aai@letters.example');
  await page.keyboard.press('Enter');
  await question(page).getByRole('checkbox').first().check();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('हमने आपके माता या पिता से पूछा है');
  expect(await storedToken(page)).toBeNull();
});

test('a visitor who refuses at Google is told so, and has the other sign-in methods', async ({
  page,
}) => {
  await page.goto(`${origin}/login`);
  await page.goto(`${origin}/login#error=access_denied`);
  await page.reload();
  await expect(question(page).getByText('Google did not log you in')).toBeVisible();
  await expect(question(page).getByLabel('Mobile number')).toBeVisible();
});

/** Goes to the provider, logs in and agrees there, and comes back. */
async function comeFromGoogle(page: Page, login: string, path: string): Promise<void> {
  await page.route(/fonts\.g/, (route) => route.abort());
  await page.goto(origin + path);
  await question(page).getByRole('button', { name: 'Google' }).click();
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(`${origin}/**`);
}
