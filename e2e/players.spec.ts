import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Addresses of sound, video and captions that a page has requested. */
function watchMedia(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:mp3|mp4|vtt)$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

const isPlaying = (player: HTMLMediaElement) => !player.paused && player.currentTime > 0;

for (const path of ['/audios', '/speeches/budget-reply-in-plain-words']) {
  test(`the recordings of ${path} come when they are played, with the keyboard`, async ({
    page,
  }) => {
    const asked = watchMedia(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);

    const sound = page.locator('audio').first();
    const main = page.getByRole('main');
    await main
      .getByRole('button', { name: /^Play: / })
      .first()
      .focus();
    await page.keyboard.press('Space');
    await expect.poll(() => sound.evaluate(isPlaying)).toBe(true);
    expect(asked.length).toBeGreaterThan(0);
    await main.getByRole('button', { name: /^Pause: / }).press('Enter');
    await expect(sound).toHaveJSProperty('paused', true);
    await expect(main.getByRole('button', { name: /^Pause: / })).toHaveCount(0);
  });
}

test('a recording is wound with the keyboard, and tells how far it is', async ({ page }) => {
  await page.goto('/audios');
  const sound = page.locator('audio').first();
  const stripe = page.getByRole('slider', { name: /^Where to listen: / }).first();
  await expect(stripe).toHaveAttribute('aria-valuetext', '0:00 of 1:39');
  await stripe.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => sound.evaluate(isPlaying)).toBe(true);
  await page.keyboard.press('Space');
  await expect(sound).toHaveJSProperty('paused', true);
  await page.keyboard.press('Home');
  await expect(sound).toHaveJSProperty('currentTime', 0);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  await expect(sound).toHaveJSProperty('currentTime', 35);
  await expect(stripe).toHaveAttribute('aria-valuetext', '0:35 of 1:39');
  await page.keyboard.press('End');
  await expect(stripe).toHaveAttribute('aria-valuetext', '1:39 of 1:39');
});

test('the stripe is dragged to where somebody wants to listen', async ({ page }) => {
  await page.goto('/audios');
  const sound = page.locator('audio').first();
  const stripe = page.getByRole('slider').first();
  await stripe.scrollIntoViewIfNeeded();
  const box = await stripe.boundingBox();
  if (!box) throw new Error('The stripe is not in sight');
  await page.mouse.move(box.x + 12, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 20, { steps: 4 });
  expect(await sound.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBe(0);
  await page.mouse.up();
  const half = () => sound.evaluate((audio: HTMLAudioElement) => Math.round(audio.currentTime));
  await expect.poll(half).toBeGreaterThan(40);
  expect(await half()).toBeLessThan(60);
});

test('of two recordings only one is heard, and the device is told which', async ({ page }) => {
  await page.goto('/audios');
  const [first, second] = [page.locator('audio').nth(0), page.locator('audio').nth(1)];
  const play = page.getByRole('main').getByRole('button', { name: /^Play: / });
  await play.first().click();
  await expect.poll(() => first.evaluate(isPlaying)).toBe(true);
  // The first button is now labelled pause.
  await play.first().click();
  await expect.poll(() => second.evaluate(isPlaying)).toBe(true);
  await expect(first).toHaveJSProperty('paused', true);
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(
    'Letter to the night nurses',
  );
});

test('a recording is played faster, also from the first press on', async ({ page }) => {
  await page.goto('/audios');
  const sound = page.locator('audio').first();
  await page.getByRole('button', { name: 'Speed: 1×' }).first().click();
  await expect(page.getByRole('button', { name: 'Speed: 1.25×' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Play: / })
    .first()
    .click();
  await expect.poll(() => sound.evaluate(isPlaying)).toBe(true);
  await expect(sound).toHaveJSProperty('playbackRate', 1.25);
});

test.describe('where a recording does not come', () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test('the player says what to do', async ({ page }) => {
    await page.route(/\.mp3$/, (route) => route.abort());
    await page.goto('/audios');
    const play = page.getByRole('main').getByRole('button', { name: /^Play: / });
    const count = await play.count();
    await play.first().click();
    await expect(page.getByText('The recording did not come.')).toBeVisible();
    await expect(play).toHaveCount(count);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser plays recordings with its own controls', async ({ page }) => {
    await page.goto('/audios');
    await expect(page.locator('audio[controls]').first()).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
  });
});

test('a film stands behind a picture of this site until it is played', async ({ page }) => {
  const asked = watchMedia(page);
  await page.goto('/videos');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await page.waitForLoadState('networkidle');
  const player = page.locator('video');
  await expect(player).toHaveAttribute('poster', /^\//);
  expect(asked).toEqual([]);

  await player.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => player.evaluate(isPlaying)).toBe(true);
  expect(asked.some((address) => address.endsWith('.mp4'))).toBe(true);
  await expect
    .poll(() =>
      player.evaluate(({ textTracks }: HTMLVideoElement) =>
        [...textTracks].map(({ mode }) => mode),
      ),
    )
    .toContain('showing');
  expect(asked.some((address) => address.endsWith('.vtt'))).toBe(true);
});
