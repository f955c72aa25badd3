import type { Catalogue } from './catalogue.ts';

/**
 * Four files each, so that a browser loads only the language of its page, for home only a small part,
 * and never what the server alone writes.
 */
export const completeLanguages = {
  en: {
    home: () => import('./catalogues/en.ts').then(({ en }) => en),
    server: () => import('./catalogues/en-server.ts').then(({ enServer }) => enServer),
    pages: () => import('./catalogues/en-pages.ts').then(({ enPages }) => enPages),
    people: () => import('./catalogues/en-people.ts').then(({ enPeople }) => enPeople),
  },
  hi: {
    home: () => import('./catalogues/hi.ts').then(({ hi }) => hi),
    server: () => import('./catalogues/hi-server.ts').then(({ hiServer }) => hiServer),
    pages: () => import('./catalogues/hi-pages.ts').then(({ hiPages }) => hiPages),
    people: () => import('./catalogues/hi-people.ts').then(({ hiPeople }) => hiPeople),
  },
};

/**
 * The part of a language's texts to load: `home` leaves out the other pages, `reading` leaves out
 * accounts.
 */
export type CataloguePart = 'home' | 'reading' | undefined;

const isServer = typeof document === 'undefined';

/** Loads the texts of a completely translated language. */
export async function fetchComplete(
  language: keyof typeof completeLanguages,
  part: CataloguePart,
): Promise<Partial<Catalogue>> {
  const { home, server, pages, people } = completeLanguages[language];
  const [ofHome, ofServer, ofPages, ofPeople] = await Promise.all([
    home(),
    isServer ? server() : undefined,
    part === 'home' ? undefined : pages(),
    part ? undefined : people(),
  ]);
  return {
    ...ofHome,
    ...ofServer,
    ...ofPages,
    ...ofPeople,
    frame: { ...ofHome.frame, ...ofServer?.frame } as Catalogue['frame'],
    home: { ...ofHome.home, ...ofServer?.home } as Catalogue['home'],
  };
}
