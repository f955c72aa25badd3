import type { Page } from '@playwright/test';

/** Names that are written in Latin letters in every language. */
const names = 'Avani|Sohane|Neeravan|Facebook|Twitter|WhatsApp|JavaScript';

/**
 * The words in Latin letters on a page in another script that no element marks as English: texts,
 * and names of pictures. A field that nobody sees stays out.
 */
export const unmarkedWords = (page: Page): Promise<string[]> =>
  page.evaluate((known) => {
    const found = new Set<string>();
    const isEnglish = (within: Element | null) => within?.closest('[lang]')?.matches('[lang=en]');
    const look = (text: string, within: Element | null) => {
      const words = text.replace(new RegExp(known, 'g'), '');
      if (/[A-Za-z]{4,}/.test(words) && !isEnglish(within)) found.add(text.trim());
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (parentElement?.closest('script, style, template, noscript, .unseen, [aria-hidden=true]'))
        continue;
      look(textContent ?? '', parentElement);
    }
    for (const picture of document.querySelectorAll('img')) look(picture.alt, picture);
    return [...found];
  }, names);
