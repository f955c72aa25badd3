import type { Topic } from '#contract/topics.ts';

/** The words of the card that offers push messages. */
export interface CardWords {
  title: string;
  text: string;
  about: string;
  topics: Record<Topic, string>;
  yes: string;
  notNow: string;
  more: string;
  choose: string;
  thanks: string;
  failed: string;
}

declare global {
  interface Window {
    __pushCardWords?: CardWords;
  }
}

/** Hands the words over: each language is a script of its own, so that nobody loads eleven. */
export function giveCardWords(words: CardWords): void {
  window.__pushCardWords = words;
}

/** Loads the words of the page's language; where the network fails, there are none. */
export async function loadCardWords(): Promise<CardWords | undefined> {
  await import(/* @vite-ignore */ window.__hydration.pushWords).catch(() => undefined);
  return window.__pushCardWords;
}
