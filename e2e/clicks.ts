import type { Locator, Page } from '@playwright/test';

/** Scrolls down the page as a reader does, until every visible picture is loaded, and up again. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await frame();
    }
    scrollTo(0, 0);
    await frame();
  });
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
}

/** The visible pictures that are not loaded. */
export function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.naturalWidth === 0)
      .map(({ currentSrc, src }) => currentSrc || src),
  );
}

/** Opens every disclosure, presses every button and plays the site's own media. */
export async function clickEverything(page: Page, within: string): Promise<void> {
  const inside = page.locator(within);
  await each(inside.locator('summary'), async (summary) => {
    await summary.click();
    await uncover(page);
  });
  await each(inside.locator('button:not([type=submit])'), async (button) => {
    await button.click();
    await uncover(page);
  });
  await each(inside.locator('audio, video'), async (player) => {
    await player.focus();
    await page.keyboard.press('Space');
    await player.evaluate((media: HTMLMediaElement) => media.pause());
  });
}

/** Follows the first link in the page's content to another page of the site. */
export async function followFirstLink(page: Page): Promise<void> {
  const link = page.locator('main a[href^="/"]:not([href*="."]):visible').first();
  if ((await link.count()) === 0) return;
  await link.click();
  await page.waitForLoadState();
}

/** Closes a dialog or the side menu; on a photo page, Escape alone would leave it. */
async function uncover(page: Page): Promise<void> {
  const covers = page.locator('dialog[open], details.side[open]');
  if ((await covers.count()) > 0) await page.keyboard.press('Escape');
}

/** Acts on each element that is still visible in its turn. */
async function each(all: Locator, act: (one: Locator) => Promise<void>): Promise<void> {
  for (const one of await all.all()) if (await one.isVisible()) await act(one);
}
