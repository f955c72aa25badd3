import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { codeSentTo } from './outbox.ts';
import { heading, newNumber, password, question, register, storedToken } from './people.ts';

test.use({ viewport: { width: 360, height: 800 } });

/** Presses Tab until the element of a selector is focused. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const hasFocus = () =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  for (let presses = 0; presses < 40 && !(await hasFocus()); presses += 1)
    await page.keyboard.press('Tab');
  expect(await hasFocus(), selector).toBe(true);
}

test('somebody signs up on a phone, in Hindi, by the keys alone', async ({ page }) => {
  const { keyboard } = page;
  const number = newNumber();
  await page.goto('/hi/register');
  await tabTo(page, '[type=tel]');
  await keyboard.type(number);
  await keyboard.press('Enter');
  await expect(heading(page)).toHaveText('छह अंक लिखिए');
  await tabTo(page, '[autocomplete=one-time-code]');
  await keyboard.type(await codeSentTo(number));

  await page.locator('main [name=name]').waitFor();
  await tabTo(page, '[name=name]');
  await keyboard.type('कावेरी');
  await keyboard.press('Enter');
  await page.locator('main [name=password]').waitFor();
  await tabTo(page, '[name=password]');
  await keyboard.type(password);
  await tabTo(page, '[name=confirmPassword]');
  await keyboard.type(password);
  await keyboard.press('Enter');
  await page.locator('main [name=dateOfBirth]').waitFor();
  await tabTo(page, '[name=dateOfBirth]');
  await keyboard.type('04051990');
  await keyboard.press('Enter');
  await page.locator('main [name=consent]').waitFor();
  await tabTo(page, '[name=consent]');
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect.poll(() => storedToken(page)).not.toBeNull();
});

test('whoever proves it by a code instead goes on where the focus is', async ({ page }) => {
  await register(page);
  await page.goto('/profile');
  await question(page).getByRole('button', { name: 'Add: Email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByRole('button', { name: 'Use a code instead' }).press('Enter');
  const send = dialog.getByRole('button', { name: 'Send the code' });
  await expect(send).toBeFocused();
  await send.press('Enter');
  await expect(dialog.getByRole('textbox')).toBeFocused();
});
