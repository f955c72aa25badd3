import { clip } from './clip.ts';
import { otherSound } from './cross-script.ts';
import { words } from './words.ts';

const MOST_WORDS = 12;
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
  return [...new Set(words(query).map(clip))].slice(0, MOST_WORDS).map((word) => ({
    word,
    prefix: !/^\p{N}+$/u.test(word),
    crossScript: otherSound(word) ?? '',
  }));
}

/**
 * A query as the text of a PostgreSQL tsquery over `indexTerms`: every word must be found, as it
 * is, begun, in the other script, or corrected. Undefined when nothing was typed that is a word.
 * It is for a cast (`::tsquery`); `to_tsquery` would take the marks away.
 */
export function toTsquery(
  query: string,
  corrections: (word: string) => string[] = () => [],
): string | undefined {
  const terms = searchTerms(query);
  if (terms.length === 0) return undefined;
  return terms.map((term) => `(${anyOf(term, corrections(term.word))})`).join(' & ');
}

function anyOf({ word, prefix, crossScript }: SearchTerm, corrections: string[]): string {
  const lexemes = [lexeme(word, prefix)];
  if (crossScript) lexemes.push(lexeme(crossScript, crossScript.length > SHORTEST_BEGINNING));
  lexemes.push(...corrections.flatMap(words).map((corrected) => lexeme(clip(corrected), false)));
  return lexemes.join(' | ');
}

/** Words hold letters, marks and digits only, so that a quote needs no escape. */
function lexeme(term: string, prefix: boolean): string {
  return `'${term}'${prefix ? ':*' : ''}`;
}
