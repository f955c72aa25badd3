import type { Catalogue } from './catalogue.ts';

/** Two files each, so that a browser is sent only the language of its page, and home hardly any. */
export const whole = {
  en: {
    home: () => import('./catalogues/en.ts').then(({ en }) => en),
    pages: () => import('./catalogues/en-pages.ts').then(({ enPages }) => enPages),
  },
  hi: {
    home: () => import('./catalogues/hi.ts').then(({ hi }) => hi),
    pages: () => import('./catalogues/hi-pages.ts').then(({ hiPages }) => hiPages),
  },
};

/** Which texts of a language are wanted: `home` leaves out what only other pages say. */
export type Part = 'home' | undefined;

/** Fetches the texts of a language that has all of them. */
export async function fetchWhole(
  language: keyof typeof whole,
  part: Part,
): Promise<Partial<Catalogue>> {
  const { home, pages } = whole[language];
  const [ofHome, ofPages] = await Promise.all([home(), part === 'home' ? undefined : pages()]);
  return { ...ofHome, ...ofPages };
}
