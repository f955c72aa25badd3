import type { Page } from '@playwright/test';

/**
 * Words of the page that are heavier than letters of their size may be, so that screens of single
 * pixels show them clearly; condensed ones are exempt.
 */
export const heavyWords = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { data, parentElement: holder } = words.currentNode as Text;
      if (!/\p{L}/u.test(data) || !holder || holder.closest('script, style, noscript')) continue;
      const style = getComputedStyle(holder);
      const size = Number.parseFloat(style.fontSize);
      const heaviest = size < 16 ? 550 : size < 17 ? 600 : 1000;
      const isCondensed = Number.parseFloat(style.fontStretch) < 90;
      if (Number(style.fontWeight) > heaviest && !isCondensed)
        found.add(`${data.trim().slice(0, 30)}: ${style.fontWeight} at ${size} px`);
    }
    return [...found];
  });
