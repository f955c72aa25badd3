import type { Page } from '@playwright/test';
import { tokenOfFirst } from './agent-site.ts';
import { logInAsAgent } from './agent.ts';
import { violations } from './axe.ts';
import { startBoothSite } from './booth-site.ts';
import { officer, speaks } from './desks.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { isOpenToAll } from './open-to-all.ts';

test.describe.configure({ mode: 'serial' });
// A selfie that is somebody else's is an error to the browser.
test.use({ expectedFaults: [/status of 422/] });

let origin = '';
let dataFolder = '';
let stop = async () => {};

test.beforeAll(async () => {
  test.setTimeout(180_000);
  ({ origin, dataFolder, stop } = await startBoothSite());
});

test.afterAll(() => stop());

/** The address of the picture of a photo of the sample album. */
async function pictureOf(page: Page, number: number): Promise<string> {
  const { data } = await (await page.request.get(`${origin}/api/image/get?size=100`)).json();
  const photos: { path: string; file: { url: string } }[] = data;
  return photos.find(({ path }) => path.endsWith(`-${number}`))?.file.url ?? '';
}

for (const { language, width, height, take, ring, agree, shutter, thanks, number, x, y } of [
  {
    language: '',
    width: 360,
    height: 800,
    take: 'Take me out of this photo',
    ring: 'Ring around your face',
    agree: 'I agree, open the camera',
    shutter: 'Take the selfie',
    thanks: 'We have it',
    number: 1,
    x: 0.82,
    y: 0.25,
  },
  {
    language: '/hi',
    width: 1440,
    height: 900,
    take: 'मुझे इस फ़ोटो से हटाइए',
    ring: 'आपके चेहरे का घेरा',
    agree: 'सहमति है, कैमरा खोलें',
    shutter: 'सेल्फ़ी लें',
    thanks: 'आपकी बात हम तक पहुँच गई',
    number: 3,
    x: 0.5,
    y: 0.35,
  },
]) {
  test(`whoever is in a photo points at themself, takes a selfie, and is blurred, at ${width} px${language}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await page.goto(`${origin}${language}/photos`);
    await page.locator('.albums a, .album-row a, main a[href*="/photos/"]').first().click();
    await page.locator(`.album-photo-link[href*="-${number}#"]`).click();
    const before = await pictureOf(page, number);
    // By a key before the page is hydrated, as on a slow phone; then by another, and by a tap.
    const release = await holdRequests(page, '**/assets/*.js');
    await page.getByRole('link', { name: take }).click();
    const place = page.getByRole('button', { name: ring });
    await place.focus();
    await place.press('Enter');
    release();
    await expect(page.locator('#ring-at')).toContainText('50');
    expect(await violations(page)).toEqual([]);
    await place.press('ArrowLeft');
    await expect(page.locator('#ring-at')).toContainText(/4[78]/);
    const box = await place.boundingBox();
    if (!box) throw new Error('The photo has no size');
    await place.click({ position: { x: box.width * x, y: box.height * y } });
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: agree }).click();
    await expect(page.getByRole('button', { name: shutter })).toBeEnabled();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: shutter }).click();
    await expect(page.getByRole('heading', { name: thanks })).toBeVisible({ timeout: 60_000 });
    await expect.poll(() => pictureOf(page, number), { timeout: 60_000 }).not.toBe(before);
    const old = await page.request.get(origin + before);
    expect(old.headers()['cache-control']).toBe('no-cache');
  });
}

/** Points at the woman of the second photo, who is not the one that the camera films. */
async function pointAtAnother(page: Page) {
  await page.goto(`${origin}/take-me-out?album=find-yourself&photo=find-yourself-2`);
  const ring = page.getByRole('button', { name: 'Ring around your face' });
  const box = await ring.boundingBox();
  if (!box) throw new Error('The photo has no size');
  await ring.click({ position: { x: box.width * 0.8, y: box.height * 0.2 } });
  await expect(page.locator('#ring-at')).toContainText('%');
  return { ring, box };
}

test('a selfie of somebody else keeps what was typed, and the camera is seen as a whole', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  const { ring, box } = await pointAtAnother(page);
  const where = page.getByLabel('Where are you in the photo');
  await where.fill('Second from the left');
  const agree = page.getByRole('button', { name: 'I agree, open the camera' });
  const shutter = page.getByRole('button', { name: 'Take the selfie' });
  const isWhole = async () => {
    await expect(shutter).toBeEnabled();
    await expect(page.locator('.booth-video')).toBeInViewport({ ratio: 1 });
    await expect(shutter).toBeInViewport({ ratio: 1 });
  };
  // As somebody has it who read on.
  await agree.evaluate((button) => button.scrollIntoView());
  await agree.click();
  await isWhole();
  await expect(page.getByText('Compared once with the face in the ring')).toBeVisible();
  await shutter.click();
  await expect(page.locator('.booth-problem')).toContainText('not surely the face', {
    timeout: 60_000,
  });
  await isWhole();
  await page.getByRole('button', { name: 'Back to the photo' }).click();
  await expect(ring).toBeFocused();
  await expect(where).toHaveValue('Second from the left');
  await ring.click({ position: { x: box.width * 0.05, y: box.height * 0.95 } });
  await agree.click();
  await shutter.click();
  await expect(page.getByText('There is no face at this place')).toBeInViewport({
    timeout: 60_000,
  });
  await expect(ring).toBeFocused();
});

test('without a camera the way on is a person, not a file', async ({ page }) => {
  await page.addInitScript(() => {
    const refused = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: refused });
  });
  await pointAtAnother(page);
  await page.getByRole('button', { name: 'I agree, open the camera' }).click();
  await expect(page.getByText('The camera is not allowed')).toBeVisible();
  await expect(page.getByText('go back to the photo and ask a person')).toBeVisible();
});

test('without a script, a person is asked', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/photos`);
  await page.locator('main a[href*="/photos/"]').first().click();
  await page.locator('.album-photo-link').first().click();
  await page.getByRole('link', { name: 'Take me out of this photo' }).click();
  await page.getByLabel('Where are you in the photo').fill('Second from the left');
  await page.getByRole('textbox', { name: 'Email (optional)' }).fill('no address');
  await page.getByRole('button', { name: 'Ask a person' }).click();
  await expect(page.getByText('Enter an email like')).toBeVisible();
  await expect(page.getByLabel('Where are you in the photo')).toHaveValue('Second from the left');
  await page.getByRole('textbox', { name: 'Email (optional)' }).fill('ila@letters.example');
  await page.getByRole('button', { name: 'Ask a person' }).click();
  await expect(page.getByRole('heading', { name: 'We have it' })).toBeVisible();
  await context.close();
});

test('an officer sees who waits, marks the face, blurs it, and sets thresholds and days', async ({
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  const token = await tokenOfFirst(origin);
  await logInAsAgent(page, officer, 'Kavita Rao', { origin, dataFolder, token });
  await page.goto('/agent');
  await page.getByRole('link', { name: 'See who asks' }).click();
  await expect(page.getByText('7 days left')).toBeVisible();
  await isOpenToAll(page, 'the wishes');
  await page.getByRole('button', { name: /^Open/ }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Second from the left')).toBeVisible();
  await dialog.getByRole('button', { name: 'Blur it everywhere' }).click();
  await expect(dialog.getByText('Mark the face in the photo')).toBeVisible();
  await dialog.getByLabel('Answer').fill('We have looked for you.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Open/ }).first().click();
  await expect(dialog.getByLabel('Answer')).toHaveValue('We have looked for you.');
  await dialog
    .getByRole('button', { name: 'Place of the face' })
    .click({ position: { x: 120, y: 90 } });
  await isOpenToAll(page, 'a wish');
  await dialog.getByRole('button', { name: 'Blur it everywhere' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Nothing is here')).toBeVisible();
  await page.getByLabel('Which').selectOption('done');
  await expect(page.getByText('proven by a selfie')).toHaveCount(2);

  await page.getByRole('button', { name: 'Index and days' }).click();
  await expect(page.getByText(/6 of 6 looked through/)).toBeVisible({ timeout: 60_000 });
  await isOpenToAll(page, 'the index');
  await page.getByLabel('Days for find-yourself').fill('500');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Choose from 1 to 180 days').first()).toBeVisible();
  await page.getByLabel('Days for find-yourself').fill('90');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Thresholds' }).click();
  await expect(page.locator('.face-cut').first()).toBeVisible();
  await isOpenToAll(page, 'the thresholds');
  const likeness = page.getByLabel('Likeness from which on');
  for (const wrong of ['0,6', '1e999']) {
    await likeness.fill(wrong);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Choose a number from 0.25 to 0.9')).toBeVisible();
    await expect(likeness).toHaveValue(wrong);
  }
  await page.getByRole('button', { name: 'Wrong matches' }).click();
  await isOpenToAll(page, 'wrong matches');

  await speaks(page, 'hi');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/agent/photo-booth?view=index');
  await expect(page.getByText('चेहरे कितने दिन रखे जाते हैं')).toBeVisible();
  await isOpenToAll(page, 'the index in Hindi');
  await context.close();
});
