import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { CONSOLE_LANGUAGE_COOKIE } from '#contract/console-text.ts';
import type { Grant } from '#contract/roles.ts';
import { logInAsAgent } from './agent.ts';
import { expect } from './fixtures.ts';

/** Tests of the desks; a call that is refused is an error to the browser. */
export const atDesk = {
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' as const },
  expectedFaults: [/status of (409|422)/],
};

export const officer = [{ role: 'privacy-officer', languages: null }] as const;

/** Runs if any page took what somebody wrote for a part of itself. */
export const PAYLOAD = '<img src=x onerror="window.__xss=1"><script>window.__xss=1</script>';

let people = 0;
/** A word that nobody else in this run writes, by which letters are found again. */
export const oneOf = (word: string) => `${word}${Date.now().toString(36)}${(people += 1)}`;

/** Somebody of the team, in a browser of their own. */
export async function teamMember(
  browser: Browser,
  baseURL: string,
  roles: readonly Grant[],
  name: string,
) {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAsAgent(page, roles, name);
  return page;
}

export const ofDesk = [{ role: 'supporter-desk', languages: null }] as const;

/** Sends the join letter of a visitor. */
export async function join(page: Page, texts: Record<string, string>): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Join the campaign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join with me' });
  for (const [label, text] of Object.entries(texts))
    await dialog.getByRole('textbox', { name: label }).fill(text);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you. We have your message.')).toBeVisible();
}

export async function complain(
  page: Page,
  subject: string,
  texts: Record<string, string>,
): Promise<void> {
  await page.goto('/grievance');
  const main = page.getByRole('main');
  for (const [label, text] of Object.entries(texts)) await main.getByLabel(label).fill(text);
  await main.getByLabel('What is it about?').selectOption(subject);
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(main.getByRole('heading', { name: /^We have it/ })).toBeVisible();
}

export async function speaks(page: Page, language: string): Promise<void> {
  const url = new URL('/agent', page.url()).href;
  await page.context().addCookies([{ name: CONSOLE_LANGUAGE_COOKIE, value: language, url }]);
}

export const rowOf = (page: Page, text: string) => page.locator('.letter-row', { hasText: text });
export const trap = (page: Page) => page.evaluate(() => Object(window).__xss);

/** Tab until an element has the focus, as somebody without a mouse goes. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    if (await target.evaluate((each) => each === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab did not get there');
}

export async function savedBy(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await download.path(), 'utf8');
}
