import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffLists, diffWords, excerptOfChanges } from './word-diff.ts';

/** The differences as the pictures of the design write them: ~gone~ and +new+. */
const marked = (earlier: string, later: string, stretches = diffWords(earlier, later)) =>
  stretches
    .map(({ kind, text }) => ({ same: text, gone: `~${text}~`, new: `+${text}+` })[kind])
    .join('');

test.each([
  ['Forty seats', 'Forty-two seats', '~Forty~+Forty-two+ seats'],
  ['from five until nine.', 'from five until ten.', 'from five until ~nine~+ten+.'],
  ['a roof and a door.', 'a roof and a fan.', 'a roof and a ~door~+fan+.'],
  ['चालीस कुर्सियाँ', 'बयालीस कुर्सियाँ', '~चालीस~+बयालीस+ कुर्सियाँ'],
  ['रात नौ तक।', 'रात दस तक।', 'रात ~नौ~+दस+ तक।'],
  ['one two three', 'four five three', '~one two~+four five+ three'],
  ['', 'new', '+new+'],
  ['gone', '', '~gone~'],
  ['same', 'same', 'same'],
])('%s → %s', (earlier, later, shown) => {
  expect(marked(earlier, later)).toBe(shown);
});

test('what is left of a diff is either text again', () => {
  const sentence = fc.array(fc.constantFrom('a', 'bb', 'जल', ' ', '. ', '\n'), { maxLength: 40 });
  fc.assert(
    fc.property(sentence, sentence, (a, b) => {
      const [earlier, later] = [a.join(''), b.join('')];
      const stretches = diffWords(earlier, later);
      const without = (kind: 'gone' | 'new') =>
        stretches
          .filter((stretch) => stretch.kind !== kind)
          .map(({ text }) => text)
          .join('');
      expect(without('new')).toBe(earlier);
      expect(without('gone')).toBe(later);
    }),
  );
});

test('no two lists could be told apart by fewer changes', () => {
  const items = fc.array(fc.constantFrom(1, 2, 3), { maxLength: 8 });
  fc.assert(
    fc.property(items, items, (a, b) => {
      const steps = diffLists(a, b, Object.is);
      const same = steps.filter(({ kind }) => kind === 'same').length;
      expect(same).toBe(longestCommon(a, b));
    }),
  );
});

function longestCommon(a: readonly number[], b: readonly number[]): number {
  if (a.length === 0 || b.length === 0) return 0;
  if (a[0] === b[0]) return 1 + longestCommon(a.slice(1), b.slice(1));
  return Math.max(longestCommon(a.slice(1), b), longestCommon(a, b.slice(1)));
}

test('two texts of five thousand words that share nothing are told apart at once', () => {
  const text = (word: string) => Array.from({ length: 5000 }, (_, n) => `${word}${n}`).join(' ');
  expect(diffWords(text('a'), text('b')).length).toBeGreaterThan(1);
});

test('an excerpt shows a few words around each change', () => {
  const earlier = 'One two three four five six seven forty eight nine ten eleven twelve thirteen.';
  const later = earlier.replace('forty', 'fifty');
  expect(marked('', '', excerptOfChanges(diffWords(earlier, later)))).toBe(
    '… five six seven ~forty~+fifty+ eight nine …',
  );
});
