/** Longer words are links and codes; 40 letters tell them apart as well. */
const LONGEST = 40;

/** A word short enough to be kept in the index, cut between letters. */
export function clip(word: string): string {
  return word.length <= LONGEST ? word : [...word].slice(0, LONGEST).join('');
}
