import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { linkSentTo } from './outbox.ts';

const email = (page: Page) => page.getByLabel('Email address');
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' }).click();
const thanks = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: 'Thank you. Open the link in the mail that we sent you.' });

test('an empty field is told what it lacks (spec: validation:newsletter)', async ({ page }) => {
  await page.goto('/');
  await email(page).fill('   ');
  await subscribe(page);
  await expect(email(page)).toHaveAccessibleDescription('Email is required');
  await expect(email(page)).toBeFocused();
});

test('the letter is ordered, and ordering it twice is no mistake (spec: frame:newsletter, entity:newsletter)', async ({
  page,
}) => {
  for (const path of ['/', '/news']) {
    await page.goto(path);
    await email(page).fill('reader@letters.example');
    await subscribe(page);
    await expect(thanks(page)).toBeVisible();
    await expect(email(page)).toHaveValue('');
  }
});

test.describe('a link in a mail', () => {
  test.use({ expectedFaults: [/status of (400|409)/] });

  test('asks for a press of a button, holds once, and says afterwards whether it did', async ({
    page,
  }) => {
    await page.goto('/hi/newsletter');
    await page.getByRole('main').getByRole('textbox').fill('first@letters.example');
    await page.getByRole('main').getByRole('button').click();
    const link = await linkSentTo('first@letters.example');
    expect(link).toMatch(/^\/hi\/newsletter\/confirm\?receipt=/);
    const yes = page.getByRole('button', { name: 'हाँ, मुझे चिट्ठी भेजिए' });
    const twice = await page.context().newPage();
    await twice.goto(link);
    await page.goto(link);
    await yes.click();
    const told = page.getByRole('main').getByRole('status');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('आपके पते की पुष्टि हो गई');
    await expect(told).toContainText('आपके पास आएगी');
    await expect(told).toBeFocused();
    await twice.getByRole('main').getByRole('button').click();
    await expect(twice.getByRole('main').getByRole('status')).toContainText('आएगी');
    await page.goto(link);
    await expect(title).toHaveText('आपके पते की पुष्टि हो गई');
    await expect(told).toContainText('आपके पास आएगी');
    await expect(yes).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText('first@letters.example');
    await page.goto(`/hi/newsletter/confirm?receipt=${'r'.repeat(43)}`);
    await yes.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('इस्तेमाल हो चुका है');
    await expect(yes).toBeHidden();
    await page.getByRole('alert').getByRole('link').click();
    await expect(page).toHaveURL('/hi/newsletter');
  });
});

test.describe('an address that is none', () => {
  test.use({ expectedFaults: [/status of 422/] });

  test('is said under the field, in the language of the page', async ({ page }) => {
    await page.goto('/hi');
    const field = page.getByRole('contentinfo').getByRole('textbox');
    await field.fill('reader');
    await page.getByRole('button', { name: 'चिट्ठी मँगाएँ' }).click();
    await expect(field).toHaveAccessibleDescription(/name@example\.org/);
    await expect(field).toHaveValue('reader');
  });
});
