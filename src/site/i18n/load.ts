import type { Language } from '#contract/languages.ts';
import { spaceDandas } from '#lib/danda.ts';
import type { Catalogue, HomeCatalogue, PagesCatalogue } from './catalogue.ts';

interface Files {
  home: () => Promise<HomeCatalogue>;
  pages: () => Promise<PagesCatalogue>;
}

/** Two files each, so that a browser is sent only the language of its page, and home hardly any. */
const catalogues = {
  en: {
    home: () => import('./catalogues/en.ts').then(({ en }) => en),
    pages: () => import('./catalogues/en-pages.ts').then(({ enPages }) => enPages),
  },
  hi: {
    home: () => import('./catalogues/hi.ts').then(({ hi }) => hi),
    pages: () => import('./catalogues/hi-pages.ts').then(({ hiPages }) => hiPages),
  },
} satisfies Partial<Record<Language, Files>>;

export type InterfaceLanguage = keyof typeof catalogues;

/** The language that the interface speaks on pages of a language: English where it has no texts. */
export function interfaceLanguage(language: Language): InterfaceLanguage {
  return hasTexts(language) ? language : 'en';
}

function hasTexts(language: string): language is InterfaceLanguage {
  return Object.hasOwn(catalogues, language);
}

const loaded = new Map<InterfaceLanguage, Partial<Catalogue>>();

/**
 * Fetches the texts of a language; must be over before a page of it is rendered. `home` leaves out
 * what only other pages say.
 */
export async function loadI18n(language: Language, part?: 'home'): Promise<void> {
  const spoken = interfaceLanguage(language);
  if (loaded.has(spoken)) return;
  const { home, pages } = catalogues[spoken];
  const [ofHome, ofPages] = await Promise.all([home(), part === 'home' ? undefined : pages()]);
  loaded.set(spoken, withDandas({ ...ofHome, ...ofPages }));
}

/** The texts that were loaded. Throws when they were not. */
export function catalogueOf(language: InterfaceLanguage): Partial<Catalogue> {
  const catalogue = loaded.get(language);
  if (!catalogue) throw new Error(`The texts of ${language} are not loaded yet`);
  return catalogue;
}

function withDandas(catalogue: Partial<Catalogue>): Partial<Catalogue> {
  return JSON.parse(spaceDandas(JSON.stringify(catalogue)));
}
