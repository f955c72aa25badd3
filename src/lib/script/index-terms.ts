import { clip } from './clip.ts';
import { ownSound } from './cross-script.ts';
import { words } from './words.ts';

/** Two terms each of the greatest length still fit into one tsvector, which ends at 1 MB. */
const MOST_WORDS = 4000;

/**
 * What a text is found by, each once: its words, and how they sound (`~` before the skeleton of an
 * Indic word, `^` before that of a Latin one).
 */
export function indexTerms(text: string): string[] {
  const distinct = [...new Set(words(text).map(clip))].slice(0, MOST_WORDS);
  const sounds = distinct.map(ownSound).filter((sound) => sound !== undefined);
  return [...new Set([...distinct, ...sounds])];
}
