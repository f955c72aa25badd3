import type { Page } from '@playwright/test';

/** The element with the focus, while something else is drawn over its middle. */
export const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    const { left, top, width, height } = focused.getBoundingClientRect();
    const shown = document.elementFromPoint(left + width / 2, top + height / 2);
    const isSeen = focused.contains(shown) || shown?.closest('label')?.contains(focused);
    return isSeen ? '' : `${focused.tagName} ${focused.textContent}`;
  });
