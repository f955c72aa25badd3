import type { Page } from '@playwright/test';
import { fontsLoaded } from './fonts-loaded.ts';

/**
 * Finds words with clipped ink: by a box with hidden overflow, by the background that
 * counterchanged letters are painted with, or by the edge of a button, a chip or a row of a menu.
 * One line for each word; the ink is measured on a canvas with the same letters and font.
 */
export async function clippedInk(page: Page): Promise<string[]> {
  await fontsLoaded(page);
  return page.evaluate(() => {
    const tolerance = 1;
    const boxed = '.button, .chip, .dropdown-summary, .dropdown-link, .side-row, .nav-link';
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('This browser has no canvas');
    const pen = context;

    const measured = new Map<string, TextMetrics>();
    const cutting = new Map<Element, readonly Element[]>();

    /** The measures of a word in the letters of its element. */
    function measure(word: string, { fontWeight, fontSize, fontFamily }: CSSStyleDeclaration) {
      const font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const key = `${font} ${word}`;
      const known = measured.get(key);
      if (known) return known;
      pen.font = font;
      const ink = pen.measureText(word);
      measured.set(key, ink);
      return ink;
    }

    /** The ink of a word, relative to its position. */
    function inkOf(word: string, { top, height }: DOMRect, style: CSSStyleDeclaration) {
      const ink = measure(word, style);
      const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = ink;
      const baseline = top + (height * above) / (above + below);
      return {
        top: baseline - ink.actualBoundingBoxAscent,
        bottom: baseline + ink.actualBoundingBoxDescent,
      };
    }

    /** Whether a box clips its overflow, or leaves it unpainted. */
    function cuts(box: Element, { overflowY, backgroundClip }: CSSStyleDeclaration): boolean {
      return overflowY !== 'visible' || backgroundClip === 'text' || box.matches(boxed);
    }

    /** The boxes around an element that cut, the innermost first, up to one with a shape of its own. */
    function cuttingAround(element: Element): readonly Element[] {
      const known = cutting.get(element);
      if (known) return known;
      const style = getComputedStyle(element);
      const isLast = element === document.body || style.clipPath !== 'none';
      const outer = element.parentElement;
      const around = isLast || !outer ? [] : cuttingAround(outer);
      const all = !isLast && cuts(element, style) ? [element, ...around] : around;
      cutting.set(element, all);
      return all;
    }

    function faultOf(word: string, place: DOMRect, parent: Element): string | undefined {
      const ink = inkOf(word, place, getComputedStyle(parent));
      for (const box of cuttingAround(parent)) {
        const { top, bottom } = box.getBoundingClientRect();
        const lost = Math.max(top - ink.top, ink.bottom - bottom);
        // An element wholly outside was scrolled away, not clipped.
        const isInside = place.bottom > top && place.top < bottom;
        if (isInside && lost > tolerance)
          return `${word}: ${lost.toFixed(1)} px cut by ${box.tagName} ${box.className}`;
      }
      return undefined;
    }

    const faults: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      // A drawing has a scale of its own, unknown to the canvas.
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('svg')) continue;
      if (cuttingAround(parent).length === 0) continue;
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [place] = range.getClientRects();
        const fault = place && faultOf(word, place, parent);
        if (fault) faults.push(fault);
      }
    }
    return faults;
  });
}
