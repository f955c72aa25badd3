const LATIN = /^[a-z\u00df-\u024f\d]+$/;
const INDIC = /^[\u0900-\u0d7f\d]+$/;
const LETTER = /[\p{L}\p{M}]/u;
/** Each Indic script has a block of this size; its letters and signs in use end at the virama. */
const BLOCK = 0x80;
const LAST_SIGN = 0x4d;

/** Every string that is one slip from a word: a letter too many, missing, wrong, or two in the other order. */
export function oneSlipFrom(word: string): string[] {
  const letters = lettersBeside(word);
  if (letters.length === 0) return [];
  const near = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const rest = after.slice(1);
    near.add(before + rest).add(before + rest.slice(0, 1) + after.slice(0, 1) + rest.slice(1));
    for (const letter of letters) near.add(before + letter + after).add(before + letter + rest);
  }
  near.delete(word);
  return [...near];
}

/** The letters that a key may have written: of the Latin alphabet, or of a word's own Indic script. */
function lettersBeside(word: string): string[] {
  if (LATIN.test(word)) return [...'abcdefghijklmnopqrstuvwxyz'];
  if (!INDIC.test(word) || !LETTER.test(word)) return [];
  const block = word.charCodeAt(word.search(LETTER)) & ~(BLOCK - 1);
  const signs = Array.from({ length: LAST_SIGN }, (_, at) => String.fromCharCode(block + at + 1));
  return signs.filter((sign) => LETTER.test(sign));
}

/**
 * The number of slips between two words. Two letters in the other order are one slip, which neither the
 * usual libraries nor PostgreSQL's `levenshtein` count so.
 */
export function slipsBetween(one: string, other: string): number {
  let last: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const wrong = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swapped = isSwap([one, i], [other, j]) ? (last[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(wrong, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swapped));
    }
    last = row;
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Whether the last two letters of two beginnings are the other way round. */
const isSwap = ([one, i]: readonly [string, number], [other, j]: readonly [string, number]) =>
  i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
