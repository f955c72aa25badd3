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

    /** The ink of a word, relative to its position. */
    function inkOf(word: string, { top, height }: DOMRect, style: CSSStyleDeclaration) {
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const ink = pen.measureText(word);
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

    function faultOf(word: string, place: DOMRect, parent: Element): string | undefined {
      const ink = inkOf(word, place, getComputedStyle(parent));
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box);
        if (style.clipPath !== 'none') return undefined;
        if (!cuts(box, style)) continue;
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
