/**
 * Syllables that select the glyphs of the Devanagari files: every letter with every sign, and the
 * conjuncts of Hindi and its loanwords. Other syllables, as in a rare Sanskrit name, are still
 * written correctly, with half letters or a virama.
 */
const LETTERS = [...'कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहळ', 'क़', 'ख़', 'ग़', 'ज़', 'ड़', 'ढ़', 'फ़'];
const SIGNS = [...'ािीुूृॅेैॉोौ'];
const MARKS = [...'ंँः'];
const VOWELS = [...'अआइईउऊऋएऐओऔऑऍ'];
const ALONE = [...'०१२३४५६७८९।॥॰ॐङञ'];

const VIRAMA = '्';
const REPH = 'र्';
const RAKAR = '्र';

const CONJUNCTS = `
  क़्श क़्क क़्स क्क क्ख क्ट क्त क्त्र क्म क्य क्ल क्व क्ष क्स क्श ख्य ख़्त ख़्व ग्न ग्य ग्ल च्च च्छ ज्ज ज्ञ ज्य ज़्य ज़्ब ट्ट ट्ठ ट्य ट्र ड्ड ड्ढ ड्र ण्ड
  त्क त्त त्थ त्स त्न त्म त्य त्र त्व त्त्व द्द द्ध द्भ द्म द्य द्व द्र ध्य ध्व न्त न्द न्न न्म न्य न्ह न्त्र न्द्र न्क्र न्फ
  प्त प्प प्य प्र प्ल प्न फ़्त प्श ब्द ब्ध ब्ब ब्ल ब्य भ्य म्म म्ह म्ब म्य ल्क ल्ट ल्ड ल्द ल्प ल्य ल्ल ल्व व्य व्व व्ह
  श्च श्न श्म श्र श्व ष्ट ष्ठ ष्ण ष्ट्र
  स्क स्ट स्त स्थ स्न स्प स्म स्य स्र स्ल स्व स्स स्क्र स्त्र स्ट्र स्थ्य ह्न ह्म ह्य ह्र ह्ल ह्व
`
  .trim()
  .split(/\s+/);

/** Some 4,500 syllables. */
export const HINDI_SAMPLES: readonly string[] = [
  ...[...LETTERS, ...CONJUNCTS].flatMap((base) => [
    base,
    ...[...SIGNS, ...MARKS].map((sign) => base + sign),
  ]),
  ...LETTERS.flatMap((letter) =>
    SIGNS.flatMap((sign) => MARKS.map((mark) => letter + sign + mark)),
  ),
  ...LETTERS.flatMap((letter) => [letter + VIRAMA, letter + RAKAR]),
  ...LETTERS.flatMap((letter) =>
    ['', 'ा', 'ि', 'ी', 'ं', 'े', 'ें', 'ों'].map((sign) => REPH + letter + sign),
  ),
  ...VOWELS.flatMap((vowel) => [vowel, ...MARKS.map((mark) => vowel + mark)]),
  ...ALONE,
];
