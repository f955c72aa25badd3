import { expect, test } from './fixtures.ts';
import { logInAs } from './member.ts';
import { newEmail } from './people.ts';

test.use({ viewport: { width: 360, height: 800 } });

test('a member invites a friend, who writes and sees how far the letter is; the member reads a number alone', async ({
  page,
  browser,
}) => {
  await logInAs(page, 'Kaveri Rane');
  await page.goto('/profile');
  const invite = page.locator('#invite');
  await invite.getByRole('button', { name: 'Make my link' }).click();
  const link = invite.getByRole('link', { name: /\/r\// });
  const address = (await link.getAttribute('href')) ?? '';
  await expect(invite.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(new URL(address).pathname)),
  );
  await invite.getByRole('switch', { name: 'Show my first name' }).check();
  await expect(page.getByText('Saved.')).toBeVisible();

  // A browser without a screen calls itself a program, and programs that fetch links are not counted.
  const userAgent =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36';
  const friend = await (await browser.newContext({ userAgent })).newPage();
  await friend.goto(address);
  const main = friend.getByRole('main');
  await expect(main).toContainText('Kaveri invited you.');
  await main.getByLabel('Name').fill('Ilavani');
  await main.getByLabel('Email').fill(newEmail());
  await main.getByLabel('Message').fill('I can row.');
  await main.getByRole('button', { name: 'Send' }).click();
  await main.getByRole('link', { name: 'See where it stands' }).click();
  await expect(friend).toHaveURL(/\/join\/status\?receipt=[\w-]{22}$/);
  await expect(main.getByRole('listitem').filter({ hasText: 'Received' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(main).toContainText('I can row.');
  await friend.context().close();

  await page.reload();
  await expect(invite).toContainText('1 person opened your link.');
  await expect(invite).toContainText('1 person joined by it.');
  await expect(invite).not.toContainText('Ilavani');
});

test('a supporter makes a status with a name in another script, and a poster to print', async ({
  page,
}) => {
  await page.goto('/rally-kit');
  const form = page.locator('.kit form');
  await form.getByLabel('Your name').fill('फ़रीदा मौसी');
  await expect(page.locator('.kit-word')).toHaveText('फ़रीदा मौसी');
  await form.getByLabel('Language').selectOption('ta');
  await form.getByRole('button', { name: 'Make the picture' }).click();
  const picture = page.locator('.kit-picture');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([1080, 1920]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the picture' }).click();
  expect((await saved).suggestedFilename()).toBe('status.png');

  await form.getByLabel('Poster').check();
  const printed = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Make a PDF to print' }).click();
  expect((await printed).suggestedFilename()).toBe('poster.pdf');
  await expect(page).toHaveURL('/rally-kit');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is answered with the picture itself', async ({ page }) => {
    await page.goto('/hi/rally-kit');
    const form = page.locator('.kit form');
    await form.locator('[name="name"]').fill('Ila');
    const saved = page.waitForEvent('download');
    await form.locator('button[value="picture"]').click();
    expect((await saved).suggestedFilename()).toBe('status.png');
    await expect(page).toHaveURL('/hi/rally-kit');
  });
});
