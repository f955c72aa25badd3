import { RARER_CONJUNCTS, RARER_HALVES } from '#ui/fonts/rarer-conjuncts.ts';

/**
 * Syllables that select the glyphs of the Devanagari files: every letter with every sign, and the
 * conjuncts of Hindi and its loanwords. A page with any other conjunct loads larger files.
 */
const LETTERS = [...'कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहळ', 'क़', 'ख़', 'ग़', 'ज़', 'ड़', 'ढ़', 'फ़'];
const SIGNS = [...'ािीुूृॅेैॉोौ'];
const MARKS = [...'ंँः'];
/** Hindi writes a dot, not a moon, over what reaches above the line. */
const BELOW_MOONS = /^$|[ाुूअआइईउऊए]$/;
const VOWELS = [...'अआइईउऊऋएऐओऔऑऍ'];
const ALONE = [...'०१२३४५६७८९।॥॰ॐङञ'];

const VIRAMA = '्';
const REPH = 'र्';
const RAKAR = '्र';
const BEFORE_RAKAR = [...'कगघजटडतथदधपफबभमवशसह', 'फ़'];
const AFTER_REPH = [...'कखगघचजटडणतथदधनपफबभमयलवशषसह', 'ज़', 'फ़'];
/** Each width of a letter has a sign of its own. */
const BETWEEN_REPH_AND_SHORT_I = [...'कगचजटडणतथदधनपबभमलवशषसह', 'ज़'];

const CONJUNCTS = `
  क़्श क़्क क़्स क्क क्ख क्ट क्त क्त्र क्म क्य क्ल क्व क्ष क्स क्श ख्य ख़्त ख़्व ग्न ग्य ग्ल च्च च्छ ज्ज ज्ञ ज्य ज़्य ज़्ब ट्ट ट्ठ ट्य ट्र ड्ड ड्ढ ड्र ण्ड
  त्क त्त त्थ त्स त्न त्म त्य त्र त्व त्त्व द्द द्ध द्भ द्म द्य द्व द्र ध्य ध्व न्त न्द न्न न्म न्य न्ह न्त्र न्द्र न्क्र न्फ
  प्त प्प प्य प्र प्ल प्न फ़्त प्श ब्द ब्ध ब्ब ब्ल ब्य भ्य म्म म्ह म्ब म्य ल्क ल्ट ल्ड ल्द ल्प ल्य ल्ल ल्व व्य व्व व्ह
  ल्म ल्ब ल्ह ब्ज़ क्ष्य क्ष्म क़्क़ स्ब प्ट न्ट म्प द्घ
  श्च श्न श्म श्र श्व ष्ट ष्ठ ष्ण ष्ट्र
  स्क स्ट स्त स्थ स्न स्प स्म स्य स्र स्ल स्व स्स स्क्र स्त्र स्ट्र स्थ्य ह्न ह्म ह्य ह्र ह्ल ह्व
`
  .trim()
  .split(/\s+/);

/** Some 4,200 syllables. */
export const HINDI_SAMPLES: readonly string[] = [
  ...[...LETTERS, ...CONJUNCTS].flatMap((base) => [
    base,
    ...SIGNS.map((sign) => base + sign),
    ...marked('').map((mark) => base + mark),
  ]),
  ...LETTERS.flatMap((letter) => SIGNS.flatMap(marked).map((signs) => letter + signs)),
  ...LETTERS.map((letter) => letter + VIRAMA),
  ...BEFORE_RAKAR.map((letter) => letter + RAKAR),
  ...AFTER_REPH.flatMap((letter) =>
    ['', 'ा', 'ी', 'ं', 'े', 'ें', 'ों'].map((sign) => REPH + letter + sign),
  ),
  ...BETWEEN_REPH_AND_SHORT_I.map((letter) => `${REPH}${letter}ि`),
  ...VOWELS.flatMap((vowel) => [vowel, ...marked(vowel)]),
  ...ALONE,
];

/** Syllables for the larger files, which join any two letters as the whole font does. */
export const MORE_HINDI_SAMPLES: readonly string[] = [
  ...HINDI_SAMPLES,
  ...RARER_HALVES.map((letter) => `${letter}${VIRAMA}त`),
  ...RARER_CONJUNCTS,
];

/** A vowel or vowel sign with each of the marks that are written on it. */
function marked(vowel: string): string[] {
  return MARKS.filter((mark) => mark !== 'ँ' || BELOW_MOONS.test(vowel)).map((mark) => vowel + mark);
}
