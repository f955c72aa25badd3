import type { Catalogue } from './catalogue.ts';

/** Three files each, so that a browser is sent only the language of its page, and home hardly any. */
export const completeLanguages = {
  en: {
    home: () => import('./catalogues/en.ts').then(({ en }) => en),
    pages: () => import('./catalogues/en-pages.ts').then(({ enPages }) => enPages),
    people: () => import('./catalogues/en-people.ts').then(({ enPeople }) => enPeople),
  },
  hi: {
    home: () => import('./catalogues/hi.ts').then(({ hi }) => hi),
    pages: () => import('./catalogues/hi-pages.ts').then(({ hiPages }) => hiPages),
    people: () => import('./catalogues/hi-people.ts').then(({ hiPeople }) => hiPeople),
  },
};

/**
 * Which texts of a language are wanted: `home` leaves out what only other pages say, `reading` what
 * is said only around an account.
 */
export type CataloguePart = 'home' | 'reading' | undefined;

/** Fetches the texts of a language that has all of them. */
export async function fetchComplete(
  language: keyof typeof completeLanguages,
  part: CataloguePart,
): Promise<Partial<Catalogue>> {
  const { home, pages, people } = completeLanguages[language];
  const [ofHome, ofPages, ofPeople] = await Promise.all([
    home(),
    part === 'home' ? undefined : pages(),
    part ? undefined : people(),
  ]);
  return { ...ofHome, ...ofPages, ...ofPeople };
}
