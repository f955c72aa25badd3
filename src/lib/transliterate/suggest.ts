import { romanise } from '../script/romanise.ts';
import { settleLetters } from '../script/settle-letters.ts';
import { skeleton } from '../script/skeleton.ts';
import { frequentWords, habits } from './frequent-words.ts';
import { spell } from './spell.ts';

/** The maximum number of suggestions: as many as there are digits to choose them with. */
const MAX_SUGGESTIONS = 3;

/** Words further from what was typed than this share of its letters were not meant. */
const FURTHEST = 0.45;

let bySound: Map<string, string[]> | undefined;

/** Known words by how they sound, each list in the order of their frequency. */
function knownWords(): Map<string, string[]> {
  bySound ??= Map.groupBy(frequentWords, skeleton);
  return bySound;
}

/** The Hindi words that Latin letters may stand for: at most three, the likeliest first. */
export function suggestHindi(typed: string): string[] {
  if (!/^[a-z]+$/i.test(typed)) return [];
  // A capital at the beginning is a habit; further in it asks for the other letter of a pair.
  const latin = typed.charAt(0).toLowerCase() + typed.slice(1);
  const spelt = spell(latin, MAX_SUGGESTIONS);
  const meant = /[A-Z]/.test(latin) ? [] : [...(habits[latin] ?? []), ...known(latin)];
  return [...new Set([...meant.map(settleLetters), ...spelt])].slice(0, MAX_SUGGESTIONS);
}

function known(latin: string): string[] {
  const words = knownWords().get(skeleton(latin)) ?? [];
  return words
    .map((word) => ({ word, distance: distanceOf(latin, word) }))
    .filter(({ distance }) => distance <= Math.max(1, latin.length * FURTHEST))
    .sort((a, b) => a.distance - b.distance)
    .map(({ word }) => word);
}

/** Letters between what was typed and how people type the word; a long vowel counts for half. */
function distanceOf(typed: string, word: string): number {
  const latin = romanise(word);
  const spoken = latin.replace(/([^aeiou])a$/, '$1');
  const asTyped = spoken.replace(/(aa|ii|uu)$/, (long) => long.charAt(0));
  return Math.min(lettersApart(typed, spoken), lettersApart(typed, asTyped));
}

/** Half for vowels and h, which are typed either way. */
const weightOf = (letter: string | undefined) => (letter && 'aeiouh'.includes(letter) ? 0.5 : 1);

/** Weighted Levenshtein distance. */
function lettersApart(a: string, b: string): number {
  let above = [0];
  for (const letter of b) above.push((above.at(-1) ?? 0) + weightOf(letter));
  for (const left of a) {
    const row = [(above[0] ?? 0) + weightOf(left)];
    for (const [at, right] of [...b].entries()) {
      const change = left === right ? 0 : Math.max(weightOf(left), weightOf(right));
      row.push(
        Math.min(
          (above[at] ?? 0) + change,
          (above[at + 1] ?? 0) + weightOf(left),
          (row[at] ?? 0) + weightOf(right),
        ),
      );
    }
    above = row;
  }
  return above.at(-1) ?? 0;
}
