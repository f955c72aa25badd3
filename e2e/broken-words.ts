import type { Page } from '@playwright/test';
import { fontsLoaded } from './fonts-loaded.ts';

/** The words of the page's title that do not fit on one line, and go on in the next. */
export async function brokenWords(page: Page): Promise<string[]> {
  await fontsLoaded(page);
  return page.evaluate(() => {
    const text = document.querySelector('main h1')?.firstChild;
    if (!(text instanceof Text)) return [];
    const isBroken = ({ 0: word, index }: RegExpExecArray) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = Array.from(range.getClientRects()).filter(({ width }) => width > 1);
      return new Set(boxes.map(({ top }) => Math.round(top))).size > 1;
    };
    return Array.from(text.data.matchAll(/\S+/g))
      .filter(isBroken)
      .map(([word]) => word);
  });
}
