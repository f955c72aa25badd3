import { lexemes, meant, termOf } from '#lib/script.ts';
import type { Meant } from '#lib/script.ts';
import type { OwnPage } from './own-pages.ts';

const MAX_SHOWN = 4;

/**
 * Finds pages of the site by name: first those whose label has all search words, then those known
 * by them. `labelOf` gives a page's label in the reader's language.
 */
export function findOwnPages(
  ownPages: readonly OwnPage[],
  typed: string,
  labelOf: (page: OwnPage) => string,
): OwnPage[] {
  const query = meant(typed);
  if (query.length === 0) return [];
  const isLabelled = (page: OwnPage) => Number(says(labelOf(page), query));
  return ownPages
    .filter((page) => says(`${labelOf(page)} ${page.words}`, query))
    .toSorted((one, other) => isLabelled(other) - isLabelled(one))
    .slice(0, MAX_SHOWN);
}

function says(text: string, query: readonly Meant[]): boolean {
  const terms = termsOf(text);
  return query.every((forms) =>
    forms.some(({ term, begins }) =>
      terms.some((known) => (begins ? known.startsWith(term) : known === term)),
    ),
  );
}

/**
 * Memoized, because there are few texts, and the phonetic form of a word takes a while to compute.
 */
const kept = new Map<string, string[]>();

function termsOf(text: string): string[] {
  const terms = kept.get(text) ?? lexemes({ title: text, summary: '', rest: '' }).map(termOf);
  kept.set(text, terms);
  return terms;
}
