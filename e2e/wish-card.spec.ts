import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures.ts';
import { fontsLoaded } from './fonts-loaded.ts';
import { holdRequests } from './hold-requests.ts';

/** The thickness of the line across a name, in sizes of its letters. */
function lineAcross(name: Element): number {
  const { height } = getComputedStyle(name.parentElement ?? name, '::before');
  return Number.parseFloat(height) / Number.parseFloat(getComputedStyle(name).fontSize);
}

/** The width of the letters in an element, as a share of its own. */
function shareOfLine(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width / element.clientWidth;
}

for (const long of [
  'Venkatanarasimharajuvaripeta Lakshminarayanan Subramaniam iii',
  'श्रीमती वैजयंतीमाला पद्मनाभन कृष्णस्वामी विश्वेश्वरैया देशमुख',
]) {
  test(`the name ${long} fits the birthday card`, async ({ page }) => {
    for (const path of ['/', '/wish']) {
      await page.goto(path);
      const name = page.locator('.wish-card .wish-name');
      await page.locator('main [name="user_name"]').fill(long.slice(0, 60));
      await expect(name).toHaveText(long.slice(0, 60));
      await expect.poll(() => name.evaluate(shareOfLine)).toBeGreaterThan(0.95);
      expect(await name.evaluate(shareOfLine)).toBeLessThan(1.01);
      expect(await name.evaluate(lineAcross)).toBeLessThan(0.11);
    }
  });
}

test('a name that is typed before the letters of the site have come fits them afterwards', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/*.woff2');
  await page.goto('/');
  const long = 'Venkatanarasimharajuvaripeta Lakshminarayanan Subramaniam';
  const name = page.locator('.wish-card .wish-name');
  await page.locator('main [name="user_name"]').fill(long);
  await expect(name).toHaveText(long);
  release();
  await fontsLoaded(page);
  await expect.poll(() => name.evaluate(shareOfLine)).toBeGreaterThan(0.95);
  expect(await name.evaluate(shareOfLine)).toBeLessThan(1.01);
});

test('Back from the card leads to the name and the words as they were typed', async ({ page }) => {
  await page.goto('/wish');
  await page.locator('main [name="user_name"]').fill('Ashaa');
  await page.locator('main [name="message"]').fill('Many years.');
  await page.getByRole('button', { name: 'Make the card' }).click();
  await expect(page).toHaveURL(/\/wish\/[\w-]+\?key=/);
  await page.goBack();
  await expect(page.locator('main [name="user_name"]')).toHaveValue('Ashaa');
  await expect(page.locator('main [name="message"]')).toHaveValue('Many years.');
  await expect(page.locator('.wish-card .wish-name')).toHaveText('Ashaa');
});

const READING = { width: 300, height: 158 };

/** Which parts of a picture are light, from top left to bottom right. */
async function lightParts(picture: Buffer): Promise<boolean[]> {
  const { width, height } = READING;
  const parts = await sharp(picture)
    .resize(width, height, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  return [...parts].map((part) => part > 128);
}

async function pictureOf(page: Page, card: Locator): Promise<Buffer> {
  const address = await card.getAttribute('src');
  return (await page.request.get(address ?? '')).body();
}

for (const { path, name, message } of [
  { path: '/wish', name: 'Asha', message: '' },
  {
    path: '/wish',
    name: 'Venkataramanan Subramaniam Chandrasekaran Iyer',
    message: 'May you see a hundred autumns, and each of them bring a new school, a road and rest.',
  },
  { path: '/hi/wish', name: 'आशा', message: 'आपको जन्मदिन की बहुत बधाई, आप सौ साल जिएँ।' },
  { path: '/hi/wish', name: 'श्रीमती राजलक्ष्मी विश्वनाथन चट्टोपाध्याय', message: '' },
]) {
  test(`the card for ${name} is the one that was seen while it was written`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const form = page.getByRole('main');
    await form.locator('[name="user_name"]').fill(name);
    await form.locator('[name="message"]').fill(message);
    await expect(form.locator('.wish-make .wish-name')).toHaveText(name);
    await fontsLoaded(page);
    const seen = await lightParts(await form.locator('.wish-make .wish-card').screenshot());
    await form.locator('.wish-make button').click();
    const drawn = await lightParts(await pictureOf(page, form.locator('.wish-picture')));
    const unlike = drawn.filter((part, index) => part !== seen[index]).length;
    expect(unlike / drawn.length).toBeLessThan(0.03);
  });
}
