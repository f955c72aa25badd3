import { type FontOrder, lettersOf } from './font-order.ts';

export const LATIN = 'anek-latin/files/anek-latin-latin-standard-normal.woff2';
export const LATIN_MORE = 'anek-latin/files/anek-latin-latin-ext-standard-normal.woff2';

/** Missing in the fonts: browsers derive it from the space, if the face claims it. */
const NARROW_SPACE = '\u202f';
const SPACES = ` \u00a0${NARROW_SPACE}`;
const DIGITS = '0123456789';
/** Punctuation of every language, so that a Hindi page needs no Latin letters for it. */
const STOPS = `!"%&'()*+,-./:;?©·–—‘’“”…`;
const ASCII = lettersOf([[0x20, 0x7e]]);
/** Characters that never occur in titles, names or numerals; the text font has them. */
const NOT_PAINTED = new Set('#$<=>@[\\]^_`{|}~');
const TEXT_FIGURES = DIGITS + SPACES + STOPS;
/** Quotation marks stay with the letters they are kerned with. */
const DISPLAY_FIGURES = `${DIGITS}${SPACES}!%()*+,-./:;?–`;
const TEXT_LETTERS = without(TEXT_FIGURES, `${ASCII}×•`);
const DISPLAY_LETTERS = without(
  DISPLAY_FIGURES,
  `${[...ASCII].filter((letter) => !NOT_PAINTED.has(letter)).join('')}—‘’“”…`,
);
/** Accented letters, for names as scholars and foreigners write them. */
const ACCENTED = lettersOf([
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0xff],
]);
const TRANSLITERATION = lettersOf([
  [0x100, 0x17f],
  [0x1e00, 0x1eff],
]);

/** The text face: text, labels and headings of normal width. */
const TEXT = {
  family: 'Anek',
  weight: '400 700',
  stretch: '100%',
  features: ['kern', 'mark', 'ccmp', 'tnum'],
};
const TEXT_AXES = { wght: { min: 400, max: 700 }, wdth: 100 };
/** The display face: titles, names and numerals, wide and condensed. */
const DISPLAY = { family: 'Anek', weight: '800', stretch: '75% 118%', features: ['kern'] };
const DISPLAY_AXES = { wght: 800, wdth: { min: 75, max: 118 } };

/**
 * Latin is cut into two faces because a weight axis times a width axis costs more than both, and
 * each face into letters and figures. Only these four load on an ordinary English page, and only
 * the figures on a Hindi one; the rest load when a letter needs them.
 */
export const LATIN_ORDERS: readonly FontOrder[] = [
  { name: 'latin-text', source: LATIN, letters: TEXT_LETTERS, axes: TEXT_AXES, ...TEXT },
  {
    name: 'figures-text',
    source: LATIN,
    letters: TEXT_FIGURES,
    axes: TEXT_AXES,
    ...TEXT,
    // Digits of one width are not kerned, and stops have their letters in another file.
    features: ['tnum'],
  },
  {
    name: 'latin-display',
    source: LATIN,
    letters: DISPLAY_LETTERS,
    axes: DISPLAY_AXES,
    ...DISPLAY,
  },
  {
    name: 'figures-display',
    source: LATIN,
    letters: DISPLAY_FIGURES,
    axes: DISPLAY_AXES,
    ...DISPLAY,
  },
  { name: 'rupee-text', source: LATIN_MORE, letters: '₹', axes: TEXT_AXES, ...TEXT },
  { name: 'rupee-display', source: LATIN_MORE, letters: '₹', axes: DISPLAY_AXES, ...DISPLAY },
  { name: 'accented-text', source: LATIN, letters: ACCENTED, axes: TEXT_AXES, ...TEXT },
  {
    name: 'transliteration-text',
    source: LATIN_MORE,
    letters: TRANSLITERATION,
    axes: TEXT_AXES,
    ...TEXT,
  },
];

/** Letters and figures of text, condensed: the agent area alone has hours and counts in small columns. */
export const CONSOLE_ORDERS: readonly FontOrder[] = [
  {
    ...TEXT,
    name: 'latin-condensed',
    source: LATIN,
    letters: TEXT_LETTERS + TEXT_FIGURES,
    axes: { ...TEXT_AXES, wdth: 80 },
    stretch: '80%',
  },
];

/**
 * The text files again under a second family. A browser takes a letter from one face of a family
 * only, so a heavy heading finds its `@` or `é` in the next family of the stack.
 */
export const LATIN_SUBSTITUTES: readonly FontOrder[] = LATIN_ORDERS.filter(
  ({ stretch }) => stretch === TEXT.stretch,
).map((order) => ({ ...order, family: 'Anek text' }));

function without(excluded: string, letters: string): string {
  const not = new Set(excluded);
  return [...letters].filter((letter) => !not.has(letter)).join('');
}
