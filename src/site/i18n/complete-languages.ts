import type { Catalogue } from './catalogue.ts';

/**
 * Three files each, so that a browser loads only the language of its page, and for home only a
 * small part.
 */
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
 * The part of a language's texts to load: `home` leaves out the other pages, `reading` leaves out
 * accounts.
 */
export type CataloguePart = 'home' | 'reading' | undefined;

/** Loads the texts of a completely translated language. */
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
