import { allLanguages, type Language, languages } from '#contract/languages.ts';
import { DEFAULT_SLOGANS } from '#ui/fonts/default-slogans.ts';
import { type IndicScript, SCRIPTS } from '#ui/fonts/scripts.ts';
import { type FontOrder, lettersOf } from './font-order.ts';
import { HINDI_SAMPLES, MORE_HINDI_SAMPLES } from './hindi-samples.ts';
import { INDIC_BLOCKS } from './indic-blocks.ts';
import { LATIN } from './latin-orders.ts';

/**
 * The width on phones and in the list of languages: the only one that most visits need of a slogan.
 */
const NARROW = { axes: { wght: 800, wdth: 76 }, stretch: '75% 76%' };
const WIDER = { axes: { wght: 800, wdth: { min: 77, max: 118 } }, stretch: '77% 118%' };
const NAME_WEIGHT = 500;
/** The icon letters of the language menu: on English pages, and on all others. */
const MENU_SIGN = 'अ';
const ENGLISH_MENU_SIGN = 'A';

/** Marathi shapes of श and ल with all their conjuncts, which Hindi pages never show. */
const MARATHI_FORMS = 'locl';
const BASIC_SHAPES = ['nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'vatu', 'cjct'];
/** Without `dist`: it moves one letter in fifteen, by a quarter of a pixel in text, for 4.6 kB a file. */
const POSITIONS = ['abvm', 'blwm'];
/** Conjuncts and positional vowel signs beyond the basic shapes; most of the file. */
const FINE_SHAPES = ['pres', 'abvs', 'blws', 'psts'];
const DEVANAGARI_FEATURES = [...BASIC_SHAPES, ...FINE_SHAPES, ...POSITIONS];

/** Half of the Devanagari file are conjuncts that Hindi rarely uses. */
const SHAPES: Partial<Record<IndicScript, Pick<FontOrder, 'features' | 'samples'>>> = {
  devanagari: { features: DEVANAGARI_FEATURES, samples: HINDI_SAMPLES },
};

const INDIC_SCRIPTS = Object.keys(INDIC_BLOCKS) as IndicScript[];

/**
 * Two static weights of a script, which are smaller together than the variable range between them.
 */
function textOrders(
  script: IndicScript,
  name: string,
  shapes: Pick<FontOrder, 'features' | 'samples'> = {},
): FontOrder[] {
  return [400, 700].map((weight) => ({
    name: `${name}-${weight}`,
    family: `Anek ${name}`,
    source: sourceOf(script, 'wght'),
    letters: lettersOf(INDIC_BLOCKS[script].ranges),
    axes: { wght: weight },
    weight: String(weight),
    stretch: '100%',
    ...shapes,
  }));
}

/** The slogan of one language, heavy and of any width. */
function wordOrders(language: Language): FontOrder[] {
  const script = SCRIPTS[language];
  const slogan = DEFAULT_SLOGANS[language];
  const word = {
    family: `Anek word ${language}`,
    source: script === 'latin' ? LATIN : sourceOf(script, 'standard'),
    letters: script === 'latin' ? slogan : withoutLatin(slogan),
    weight: '800',
  };
  return [
    { ...word, ...NARROW, name: `word-${language}-narrow` },
    { ...word, ...WIDER, name: `word-${language}` },
  ];
}

/** The languages' own names, so that a list of languages does not load nine whole fonts. */
function nameOrder(script: IndicScript): FontOrder {
  const written = allLanguages.filter((language) => SCRIPTS[language] === script);
  const names = written.map((language) => languages[language].name).join('');
  return {
    name: `name-${script}`,
    family: 'Anek names',
    source: sourceOf(script, 'wght'),
    letters: withoutLatin(names),
    axes: { wght: NAME_WEIGHT },
    weight: '400 800',
    stretch: '100%',
    features: script === 'devanagari' ? [...BASIC_SHAPES, ...POSITIONS] : undefined,
  };
}

/** A file of its own, because every English page shows this one letter and none of the names. */
const MENU_SIGN_ORDER: FontOrder = {
  name: 'sign-devanagari',
  family: 'Anek names',
  source: sourceOf('devanagari', 'wght'),
  letters: MENU_SIGN,
  axes: { wght: NAME_WEIGHT },
  weight: '400 800',
  stretch: '100%',
  features: [],
};

/** The own name of English too, so that a Hindi page does not load all Latin letters. */
const ENGLISH_NAME: FontOrder = {
  name: 'name-latin',
  family: 'Anek names',
  source: LATIN,
  letters: languages.en.name + ENGLISH_MENU_SIGN,
  axes: { wght: NAME_WEIGHT, wdth: 100 },
  weight: '400 800',
  stretch: '100%',
};

/** Every file of the nine scripts. */
export const INDIC_ORDERS: readonly FontOrder[] = [
  ...INDIC_SCRIPTS.flatMap((script) => textOrders(script, script, SHAPES[script])),
  ...textOrders('devanagari', 'devanagari-more', {
    features: DEVANAGARI_FEATURES,
    samples: MORE_HINDI_SAMPLES,
  }),
  ...textOrders('devanagari', 'marathi', { features: [...DEVANAGARI_FEATURES, MARATHI_FORMS] }),
  ...allLanguages.flatMap(wordOrders),
  ...INDIC_SCRIPTS.map(nameOrder),
  MENU_SIGN_ORDER,
  ENGLISH_NAME,
];

/** The variable font of a script, with its weight alone or with all its axes. */
export function sourceOf(script: IndicScript, axes: 'wght' | 'standard'): string {
  return `anek-${script}/files/anek-${script}-${INDIC_BLOCKS[script].subset}-${axes}-normal.woff2`;
}

function withoutLatin(text: string): string {
  return [...text].filter((letter) => /[\u0900-\u0dff]/u.test(letter)).join('');
}
