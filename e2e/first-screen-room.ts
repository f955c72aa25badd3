import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const longWords = {
  'Name, English': 'Dr. Karunanithi Venkataraman Subramaniam',
  'Name, हिन्दी': 'डॉ. करुणानिधि वेंकटरमन सुब्रमण्यम',
  'Place, English': 'Thiruvananthapuram South and the hill villages of Nedumangad',
  'Place, हिन्दी': 'तिरुवनंतपुरम दक्षिण और नेदुमंगाड के पहाड़ी गाँव',
  'Line under the name, English': 'for Thiruvananthapuram South and its hill villages',
  'Line under the name, हिन्दी': 'तिरुवनंतपुरम दक्षिण और पहाड़ी गाँवों की',
};

/** Gives the campaign a long name, place and slogan on the screens of the first run; returns the slogan. */
export async function typeLongWords(page: Page): Promise<string> {
  const keep = page.getByRole('button', { name: /Keep and go on/ });
  for (const [label, text] of Object.entries(longWords))
    await page.getByLabel(label, { exact: true }).fill(text);
  await keep.click();
  await page.getByRole('link', { name: 'Slogan' }).click();
  const slogan = 'A clinic, a school and a bus within six hundred steps';
  await page.getByLabel('Slogan, English').fill(slogan);
  await page.getByLabel('Slogan, हिन्दी').fill('छह सौ क़दम पर दवाख़ाना, स्कूल और बस');
  await keep.click();
  return slogan;
}

/** The words of elements as boxes in px: of several lines, one around all of them. */
const boxesOf = (page: Page, ...selectors: string[]) =>
  page.evaluate((all) => {
    const range = document.createRange();
    return all.map((selector) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`${selector} is not on this page`);
      range.selectNodeContents(element);
      const { top, bottom } = range.getBoundingClientRect();
      return { top, bottom };
    });
  }, selectors);

/** The page is no wider than its window, and its name stays beside the tools of the header, where there is one. */
export async function hasRoomForName(page: Page, width: number, told: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(wide, told).toBe(width);
  const tools = page.locator('.header-tools');
  if ((await tools.count()) === 0) return;
  const name = await page.locator('.signature-words').first().boundingBox();
  const end = name ? name.x + name.width : Infinity;
  expect.soft(end, told).toBeLessThanOrEqual((await tools.boundingBox())?.x ?? 0);
}

/** Name, slogan and the words below stand under each other. */
export async function hasRoomForSlogan(page: Page, told: string): Promise<void> {
  const [head, word, lede] = await boxesOf(page, '.hero-head', '.hero-word', '.hero-lede');
  expect.soft(head?.bottom, told).toBeLessThanOrEqual(word?.top ?? 0);
  expect.soft(word?.bottom, told).toBeLessThanOrEqual(lede?.top ?? 0);
}
