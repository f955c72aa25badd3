import { clip } from './clip.ts';
import { ownSound } from './cross-script.ts';
import { words } from './words.ts';

/** A text by how much its parts tell of the whole. */
export interface WeighedText {
  title: string;
  summary: string;
  rest: string;
}

/** PostgreSQL knows four weights; a word without one weighs least. */
const WEIGHTS = { title: 'A', summary: 'B', rest: '' } as const;

/** Two terms each of the greatest length still fit into one tsvector, which ends at 1 MB. */
const MAX_WORDS = 4000;
/** The limits of a tsvector: the first 255 positions of a word, and none beyond this. */
const MAX_PLACES = 255;
const LAST_PLACE = 16_383;
/** No phrase goes on from a title into its summary. */
const GAP = 10;

/**
 * Makes the lexemes of a PostgreSQL tsvector for a text: each of its words once, and how
 * it sounds (`~` before the skeleton of an Indic word, `^` before that of a Latin one), with its
 * places and their weights: `'bus':1A,9`.
 */
export function lexemes(text: WeighedText): string[] {
  const places = new Map<string, string[]>();
  const known = new Map<string, string[]>();
  let place = 0;
  for (const part of ['title', 'summary', 'rest'] as const) {
    for (const word of words(text[part]).map(clip)) {
      place += 1;
      if (!known.has(word) && known.size === MAX_WORDS) continue;
      const terms = known.get(word) ?? termsOf(word);
      known.set(word, terms);
      for (const term of terms)
        note(places, term, `${Math.min(place, LAST_PLACE)}${WEIGHTS[part]}`);
    }
    place += GAP;
  }
  return Array.from(places, ([term, at]) => `'${term}':${at.join(',')}`);
}

const termsOf = (word: string): string[] => [word, ownSound(word) ?? word];

function note(places: Map<string, string[]>, term: string, place: string): void {
  const known = places.get(term);
  if (!known) places.set(term, [place]);
  else if (known.at(-1) !== place && known.length < MAX_PLACES) known.push(place);
}

/** The word or sound of a lexeme. */
export function termOf(lexeme: string): string {
  return lexeme.slice(1, lexeme.lastIndexOf("'"));
}
