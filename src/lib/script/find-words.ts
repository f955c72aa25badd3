import { clip } from './clip.ts';
import { ownSound } from './cross-script.ts';
import { isIndic } from './indic.ts';
import type { Form, ExpandedTerm } from './query.ts';
import { words } from './words.ts';

/** A stretch of a text that some typed words are found in, each by its number. */
export interface FoundWord {
  from: number;
  to: number;
  typed: readonly number[];
}

/** A word as it is written: with its joiners, its apostrophes and the commas of a number. */
const WRITTEN =
  /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u00ad\u200b-\u200d\u2060\ufeff]|['’](?=\p{L})|,(?=\p{N}))*/gu;

/**
 * Finds the words of a query in texts as a search does. A word that comes again is known at once, so
 * use one finder for all texts of an answer.
 */
export function createWordFinder(query: readonly ExpandedTerm[]) {
  const known = new Map<string, readonly number[]>();

  function typedIn(written: string): readonly number[] {
    const found =
      known.get(written) ?? query.flatMap((meant, n) => (isFound(meant, written) ? [n] : []));
    known.set(written, found);
    return found;
  }

  return (text: string): FoundWord[] => {
    const found: FoundWord[] = [];
    for (const { 0: written, index } of text.matchAll(WRITTEN)) {
      const typed = typedIn(written);
      if (typed.length > 0) found.push({ from: index, to: index + written.length, typed });
    }
    return found;
  };
}

export type WordFinder = ReturnType<typeof createWordFinder>;

function isFound(forms: ExpandedTerm, written: string): boolean {
  return words(written)
    .map(clip)
    .some((word) => forms.some((form) => isForm(form, word)));
}

/** Sounds begin with the mark of their script, which no word does; how a word sounds takes a while to find. */
function isForm({ term, begins }: Form, word: string): boolean {
  const isSound = /^[~^]/.test(term);
  if (isSound && term.startsWith('~') !== isIndic(word)) return false;
  const own = isSound ? ownSound(word) : word;
  return own !== undefined && (begins ? own.startsWith(term) : own === term);
}
