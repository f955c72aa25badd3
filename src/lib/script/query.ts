import { clip } from './clip.ts';
import { otherSound } from './cross-script.ts';
import { words } from './words.ts';

const MAX_WORDS = 12;
/** Fewer letters of a skeleton begin too many words. */
const SHORTEST_BEGINNING = 4;

/** One typed word, and what it may stand for. */
export interface SearchTerm {
  word: string;
  /** Whether the word may be the beginning of a longer one; a number is meant as it stands. */
  prefix: boolean;
  /** The index term of the same sound in the other script, mark included; empty when there is none. */
  crossScript: string;
}

/** The words of a query, each once, at most twelve. */
export function searchTerms(query: string): SearchTerm[] {
  return [...new Set(words(query).map(clip))].slice(0, MAX_WORDS).map((word) => ({
    word,
    prefix: !/^\p{N}+$/u.test(word),
    crossScript: otherSound(word) ?? '',
  }));
}

/** A term of the index; `begins` where any that begins so will do. */
export interface Form {
  term: string;
  begins: boolean;
}

/** The forms that one typed word may be found as: as it is or as a prefix, in the other script, or corrected. */
export type ExpandedTerm = readonly [typed: Form, ...Form[]];

/** The words of a query in all their forms. */
export function expandQuery(
  query: string,
  corrections: (word: string) => string[] = () => [],
): ExpandedTerm[] {
  return searchTerms(query).map(({ word, prefix, crossScript }) => [
    { term: word, begins: prefix },
    ...(crossScript
      ? [{ term: crossScript, begins: crossScript.length > SHORTEST_BEGINNING }]
      : []),
    ...corrections(word)
      .flatMap(words)
      .map((corrected) => ({ term: clip(corrected), begins: false })),
  ]);
}

/** How words are looked for. */
interface Manner {
  /** All, each right after the one before, or at least one. */
  join?: '&' | '<->' | '|';
  /** Just as they were typed. */
  whole?: boolean;
  /** Only in titles. */
  inTitle?: boolean;
}

/**
 * Words as the text of a PostgreSQL tsquery over `lexemes`. Undefined when there is none. It is for
 * a cast (`::tsquery`); `to_tsquery` would take the marks away.
 */
export function toTsquery(
  query: readonly ExpandedTerm[],
  { join = '&', whole = false, inTitle = false }: Manner = {},
): string | undefined {
  if (query.length === 0) return undefined;
  const oneOf = ([typed, ...others]: ExpandedTerm) =>
    whole
      ? lexeme({ ...typed, begins: false }, inTitle)
      : [typed, ...others].map((form) => lexeme(form, inTitle)).join(' | ');
  return query.map((word) => `(${oneOf(word)})`).join(` ${join} `);
}

/** Words hold letters, marks and digits only, so that a quote needs no escape. */
function lexeme({ term, begins }: Form, inTitle: boolean): string {
  const marks = (begins ? '*' : '') + (inTitle ? 'A' : '');
  return `'${term}'${marks && `:${marks}`}`;
}
