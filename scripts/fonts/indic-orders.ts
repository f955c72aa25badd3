import { allLanguages, type Language, languages } from '#contract/languages.ts';
import { DEFAULT_SLOGANS } from '#ui/fonts/default-slogans.ts';
import { type IndicScript, SCRIPTS } from '#ui/fonts/scripts.ts';
import { type FontOrder, lettersOf } from './font-order.ts';
import { INDIC_BLOCKS } from './indic-blocks.ts';

/** The width on phones and on the board of languages: all that most visits need of a slogan. */
const NARROW = { axes: { wght: 800, wdth: 76 }, stretch: '75% 76%' };
const WIDER = { axes: { wght: 800, wdth: { min: 77, max: 118 } }, stretch: '77% 118%' };
const NAME_WEIGHT = 500;
/** The sign of the language menu on English pages. */
const MENU_SIGN = 'अ';

/** Marathi shapes of श and ल with all their conjuncts, which Hindi pages never show. */
const MARATHI_FORMS = 'locl';
const BASIC_SHAPES = ['nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'vatu', 'cjct'];
const POSITIONS = ['dist', 'abvm', 'blwm'];
/** Conjuncts and widths of vowel signs beyond the basic shapes; most of the file. */
const FINE_SHAPES = ['pres', 'abvs', 'blws', 'psts'];
const DEVANAGARI_FEATURES = [...BASIC_SHAPES, ...FINE_SHAPES, ...POSITIONS];

const INDIC_SCRIPTS = Object.keys(INDIC_BLOCKS) as IndicScript[];

/** Two static weights of a script: together smaller than the part of the axis between them. */
function textOrders(script: IndicScript, name: string, features?: readonly string[]): FontOrder[] {
  return [400, 700].map((weight) => ({
    name: `${name}-${weight}`,
    family: `Anek ${name}`,
    source: sourceOf(script, 'wght'),
    letters: lettersOf(INDIC_BLOCKS[script].ranges),
    axes: { wght: weight },
    weight: String(weight),
    stretch: '100%',
    features,
  }));
}

/** The slogan of one language, heavy and of any width. English has the display face for it. */
function wordOrders(language: Language): FontOrder[] {
  const script = SCRIPTS[language];
  if (script === 'latin') return [];
  const word = {
    family: `Anek word ${language}`,
    source: sourceOf(script, 'standard'),
    letters: withoutLatin(DEFAULT_SLOGANS[language]),
    weight: '800',
  };
  return [
    { ...word, ...NARROW, name: `word-${language}-narrow` },
    { ...word, ...WIDER, name: `word-${language}` },
  ];
}

/** The languages' own names, so that a list of languages does not load nine whole scripts. */
function nameOrder(script: IndicScript): FontOrder {
  const written = allLanguages.filter((language) => SCRIPTS[language] === script);
  const names = written.map((language) => languages[language].name).join('');
  return {
    name: `name-${script}`,
    family: 'Anek names',
    source: sourceOf(script, 'wght'),
    letters: withoutLatin(script === 'devanagari' ? names + MENU_SIGN : names),
    axes: { wght: NAME_WEIGHT },
    weight: '400 800',
    stretch: '100%',
    features: script === 'devanagari' ? [...BASIC_SHAPES, ...POSITIONS] : undefined,
  };
}

/** Every file of the nine scripts. */
export const INDIC_ORDERS: readonly FontOrder[] = [
  ...INDIC_SCRIPTS.flatMap((script) =>
    textOrders(script, script, script === 'devanagari' ? DEVANAGARI_FEATURES : undefined),
  ),
  ...textOrders('devanagari', 'marathi', [...DEVANAGARI_FEATURES, MARATHI_FORMS]),
  ...allLanguages.flatMap(wordOrders),
  ...INDIC_SCRIPTS.map(nameOrder),
];

function sourceOf(script: IndicScript, axes: 'wght' | 'standard'): string {
  return `anek-${script}/files/anek-${script}-${INDIC_BLOCKS[script].subset}-${axes}-normal.woff2`;
}

function withoutLatin(text: string): string {
  return [...text].filter((letter) => /[\u0900-\u0dff]/u.test(letter)).join('');
}
