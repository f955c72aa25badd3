import type { Language } from '#contract/languages.ts';
import { spaceDandas } from '#lib/danda.ts';
import type { Catalogue } from './catalogue.ts';

/** One file each, so that a browser is sent only the language of its page. */
const catalogues = {
  en: () => import('./catalogues/en.ts').then(({ en }) => en),
  hi: () => import('./catalogues/hi.ts').then(({ hi }) => hi),
} satisfies Partial<Record<Language, () => Promise<Catalogue>>>;

export type InterfaceLanguage = keyof typeof catalogues;

/** The language that the interface speaks on pages of a language: English where it has no texts. */
export function interfaceLanguage(language: Language): InterfaceLanguage {
  return hasTexts(language) ? language : 'en';
}

function hasTexts(language: string): language is InterfaceLanguage {
  return Object.hasOwn(catalogues, language);
}

const loaded = new Map<InterfaceLanguage, Catalogue>();

/** Fetches the texts of a language; must be over before a page of it is rendered. */
export async function loadI18n(language: Language): Promise<void> {
  const spoken = interfaceLanguage(language);
  if (!loaded.has(spoken)) loaded.set(spoken, withDandas(await catalogues[spoken]()));
}

/** The texts that were loaded. Throws when they were not. */
export function catalogueOf(language: InterfaceLanguage): Catalogue {
  const catalogue = loaded.get(language);
  if (!catalogue) throw new Error(`The texts of ${language} are not loaded yet`);
  return catalogue;
}

function withDandas(catalogue: Catalogue): Catalogue {
  return JSON.parse(spaceDandas(JSON.stringify(catalogue)));
}
