import type { Page } from '@playwright/test';
import { fontsLoaded } from './fonts-loaded.ts';

/** The right end and the foot of the slogan's ink, and the top of the text below, in px. */
export async function sloganInk(
  page: Page,
): Promise<{ right: number; foot: number; below: number }> {
  await fontsLoaded(page);
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const word = document.querySelector('.hero-word');
    const lede = document.querySelector('.hero-lede');
    if (!pen || !word || !lede) throw new Error('This page has no slogan');
    const placeOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(word);
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const ink = pen.measureText(word.textContent);
    const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: under } = ink;
    const { top, height, right } = placeOf(word);
    const baseline = top + (height * above) / (above + under);
    return { right, foot: baseline + ink.actualBoundingBoxDescent, below: placeOf(lede).top };
  });
}
