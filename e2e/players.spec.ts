import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Addresses of sound, film and captions that a page has asked for. */
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

    const player = page.locator('audio').first();
    await player.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => player.evaluate(isPlaying)).toBe(true);
    expect(asked.length).toBeGreaterThan(0);
    await page.keyboard.press('Space');
    await expect(player).toHaveJSProperty('paused', true);
  });
}

test('a recording is wound with the keyboard', async ({ page }) => {
  await page.goto('/audios');
  const player = page.locator('audio').first();
  const at = () => player.evaluate((audio: HTMLAudioElement) => audio.currentTime / audio.duration);
  await player.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => player.evaluate(isPlaying)).toBe(true);
  // From the play button to the seek bar.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect.poll(at).toBe(1);
  await page.keyboard.press('Home');
  await expect.poll(at).toBeLessThan(0.2);
  await page.keyboard.press('ArrowRight');
  await expect.poll(at).toBeGreaterThan(0);
});

test('a recording is played faster, also from the first press on', async ({ page }) => {
  await page.goto('/audios');
  const player = page.locator('audio').first();
  await page.getByRole('button', { name: 'Speed: 1×' }).first().click();
  await expect(page.getByRole('button', { name: 'Speed: 1.25×' })).toBeVisible();
  await player.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => player.evaluate(isPlaying)).toBe(true);
  await expect(player).toHaveJSProperty('playbackRate', 1.25);
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
