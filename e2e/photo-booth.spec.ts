import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { judgeSelfie } from '#face-search/engine/judge-selfie.ts';
import { modelsFolder } from '#face-search/model-files.ts';
import { decode } from '#face-search/native/decode.ts';
import { openModels } from '#face-search/native/open-models.ts';
import { dot, vectorOf } from '#face-search/vector.ts';
import { selfieOfHer } from '#test/face-pictures.ts';
import { violations } from './axe.ts';
import { startBoothSite } from './booth-site.ts';
import { expect, test } from './fixtures.ts';
import { codeSentTo } from './outbox.ts';
import { heading, newNumber, password } from './people.ts';

test.describe.configure({ mode: 'serial' });
// A selfie that does not work is an error to the browser.
test.use({ expectedFaults: [/status of 422/] });

let origin = '';
let outbox = '';
let stop = async () => {};

test.beforeAll(async () => {
  test.setTimeout(180_000);
  ({ origin, dataFolder: outbox, stop } = await startBoothSite());
});

test.afterAll(() => stop());

/** Logs the browser of a page in as a new adult with a proven number. */
async function logInAsVisitor(page: Page): Promise<void> {
  const mobile_number = newNumber();
  const ask = async (path: string, data: object) =>
    (await page.request.post(`${origin}/api/user/${path}`, { data })).json();
  await ask('signup/send-otp', { mobile_number });
  const otp = await codeSentTo(mobile_number, outbox);
  const { data } = await ask('signup/verify-otp', { mobile_number, otp });
  const { token } = await ask('register', {
    name: 'Ilavani',
    password,
    confirmPassword: password,
    consent: true,
    verification: data.verification,
    dateOfBirth: '1990-04-05',
  });
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((own) => localStorage.setItem('x-access-token', own), token);
}

for (const {
  language,
  width,
  height,
  agree,
  shutter,
  frame,
  all,
  back,
  keep,
  confirm,
  done,
  notMe,
  nothing,
} of [
  {
    language: '',
    width: 360,
    height: 800,
    agree: 'I agree, open the camera',
    shutter: 'Take the selfie',
    all: 'Download all',
    back: 'Take my consent back',
    frame: 'Download in our frame',
    keep: 'Keep them',
    confirm: 'Yes, delete them',
    done: 'Nothing of your face is kept any more',
    notMe: 'Not me',
    nothing: 'Nothing found yet',
  },
  {
    language: '/hi',
    width: 1440,
    height: 900,
    agree: 'सहमति है, कैमरा खोलें',
    shutter: 'सेल्फ़ी लें',
    all: 'सब डाउनलोड करें',
    back: 'सहमति वापस लें',
    frame: 'हमारे फ़्रेम में डाउनलोड करें',
    keep: 'रहने दें',
    confirm: 'हाँ, मिटा दें',
    done: 'आपके चेहरे का अब कुछ भी नहीं रखा है',
    notMe: 'यह मैं नहीं',
    nothing: 'अभी कुछ नहीं मिला',
  },
]) {
  test(`one selfie finds the photos of whoever took it, until they take their consent back, at ${width} px${language} (spec: call:POST /photo-booth/find-user-images, route:/photobooth, route:/photobooth-gallery)`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await logInAsVisitor(page);
    await page.goto(`${origin}${language}/photobooth`);
    await expect(page.getByRole('button', { name: agree })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: agree }).click();
    await expect(page.getByRole('button', { name: shutter })).toBeEnabled();
    await expect(heading(page)).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: shutter }).click();
    await expect(page.locator('.booth-found, .booth-none')).toBeVisible({ timeout: 60_000 });

    // Photographs that were not looked at yet come to the gallery by themselves.
    await expect
      .poll(
        async () => {
          await page.goto(`${origin}${language}/photobooth-gallery`);
          await expect(page.locator('.found-photos, .notice')).not.toHaveCount(0);
          return page.locator('.found-photo').count();
        },
        { timeout: 90_000 },
      )
      .toBe(2);
    expect(await violations(page)).toEqual([]);
    const inFrame = page.waitForEvent('download');
    await page.getByRole('button', { name: frame }).first().click();
    expect((await inFrame).suggestedFilename()).toMatch(/\.jpg$/);
    const archive = page.waitForEvent('download');
    await page.getByRole('button', { name: all }).click();
    expect((await archive).suggestedFilename()).toMatch(/\.zip$/);

    // Each card that goes leaves the keyboard at the one beside it.
    await page.getByRole('button', { name: notMe }).first().click();
    await expect(page.locator('.found-photo')).toHaveCount(1);
    await expect(page.locator('.found-photo')).toBeFocused();
    await page.getByRole('button', { name: notMe }).click();
    await expect(page.getByRole('heading', { name: nothing })).toBeFocused();

    await page.getByRole('button', { name: back }).click();
    await expect(page.getByRole('button', { name: keep })).toBeFocused();
    await page.getByRole('button', { name: confirm }).click();
    await expect(page.getByRole('heading', { name: done })).toBeFocused();
    await expect(page.getByRole('heading', { name: done })).toBeInViewport();
    await page.reload();
    await expect(page.locator('.found-photo')).toHaveCount(0);
  });
}

/** The bodies that a page sends, without the answers of its own photographs. */
function sentBy(page: Page) {
  const bodies: Buffer[] = [];
  page.on('request', (request) => {
    const body = request.postDataBuffer();
    if (body) bodies.push(body);
  });
  return bodies;
}

/** The faces that were sent in place of a selfie. */
const templatesIn = (bodies: readonly Buffer[]) =>
  bodies.flatMap((body) => {
    const [, template] =
      /name="template"\r\n\r\n([\w+/=]+)\r\n/.exec(body.toString('latin1')) ?? [];
    return template ? [vectorOf(Buffer.from(template, 'base64'))] : [];
  });

const JPEG_BEGINS = Buffer.from([0xff, 0xd8, 0xff]);

for (const { language, width, height, keep, agree, shutter, again } of [
  {
    language: '',
    width: 1440,
    height: 900,
    agree: 'I agree, open the camera',
    keep: 'Look at my face on this phone, and do not send the selfie',
    shutter: 'Take the selfie',
    again: 'Not you? Try again',
  },
  {
    language: '/hi',
    width: 360,
    height: 800,
    agree: 'सहमति है, कैमरा खोलें',
    keep: 'मेरा चेहरा इसी फ़ोन पर देखें, सेल्फ़ी न भेजें',
    shutter: 'सेल्फ़ी लें',
    again: 'यह आप नहीं? फिर कोशिश करें',
  },
]) {
  test(`whoever prefers it finds their photos without sending a picture, at ${width} px${language}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await logInAsVisitor(page);
    const bodies = sentBy(page);
    await page.goto(`${origin}${language}/photobooth`);
    await page.getByLabel(keep).check();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: agree }).click();
    await page.getByRole('button', { name: shutter }).click();
    await expect(page.locator('.booth-found, .booth-none')).toBeVisible({ timeout: 90_000 });

    const selfie = await selfieOfHer();
    await page.getByRole('button', { name: again }).click();
    const file = { name: 'selfie.jpg', mimeType: 'image/jpeg', buffer: selfie };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect.poll(() => templatesIn(bodies).length, { timeout: 60_000 }).toBe(2);
    await expect(page.locator('.booth-found, .booth-none')).toBeVisible({ timeout: 60_000 });

    const [byCamera, byFile] = templatesIn(bodies);
    const judged = await judgeSelfie(await openModels(modelsFolder), await decode(selfie));
    const onServer = 'vector' in judged ? judged.vector : new Float32Array();
    expect(dot(onServer, byFile ?? onServer.fill(0))).toBeGreaterThan(0.98);
    expect(dot(onServer, byCamera ?? onServer.fill(0))).toBeGreaterThan(0.9);
    expect(bodies.filter((body) => body.includes(JPEG_BEGINS))).toEqual([]);

    await page.goto(`${origin}${language}/photobooth`);
    await page.route('**/large-files/*.{onnx,wasm}', (route) => route.abort());
    await page.getByLabel(keep).check();
    await page.getByRole('button', { name: agree }).click();
    await page.getByRole('button', { name: shutter }).click();
    await expect.poll(() => templatesIn(bodies).length, { timeout: 60_000 }).toBe(3);
  });
}

test('a phone on which not everything can be loaded says so, and sends the selfie when it is told to', async ({
  page,
}) => {
  await logInAsVisitor(page);
  await page.route('**/large-files/gate-*', (route) =>
    route.fulfill({ status: 200, contentType: 'application/octet-stream', body: 'half of it' }),
  );
  await page.goto(`${origin}/photobooth`);
  await page.getByLabel('Look at my face on this phone, and do not send the selfie').check();
  const bodies = sentBy(page);
  await page.getByRole('button', { name: 'I agree, open the camera' }).click();
  await page.getByRole('button', { name: 'Take the selfie' }).click();
  await expect(page.getByText('Not everything could be loaded')).toBeVisible({ timeout: 60_000 });
  expect(await violations(page)).toEqual([]);
  expect(bodies.filter((body) => body.includes(JPEG_BEGINS))).toEqual([]);
  await page.getByRole('button', { name: 'Send the selfie' }).click();
  await expect(page.locator('.booth-found, .booth-none')).toBeVisible({ timeout: 60_000 });
  expect(bodies.filter((body) => body.includes(JPEG_BEGINS))).toHaveLength(1);
});

test('a photo without a face is answered with a sentence, and another is tried', async ({
  page,
}) => {
  await logInAsVisitor(page);
  await page.goto(`${origin}/photobooth`);
  await expect(page.getByText('I agree, choose a photo')).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles(join('demo', 'photos', 'ambighat-evenings-01.webp'));
  await expect(page.getByText('No face can be seen')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Take another selfie' }).click();
  await expect(page.getByRole('button', { name: 'Take the selfie' })).toBeEnabled();
});

test('whoever is not logged in reads the notice, and is led back to it by the log-in', async ({
  page,
}) => {
  await page.goto(`${origin}/photobooth`);
  const notice = page.getByRole('main').getByRole('list').first();
  await expect(notice).toContainText('The selfie is deleted when the search ends');
  await page.getByRole('link', { name: 'Log In' }).click();
  await expect(heading(page)).toHaveText('Log in');
  expect(page.url()).toContain('next=%2Fphotobooth');
});
