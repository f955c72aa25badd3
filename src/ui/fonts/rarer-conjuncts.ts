/** Letters whose half forms (मुफ्त, शय्या, विघ्न) are only in the larger Devanagari files. */
export const RARER_HALVES: readonly string[] = [...'घझञफय', 'ग़'];

/** Conjuncts (उद्गम, पाठ्यक्रम) that are only there. */
export const RARER_CONJUNCTS: readonly string[] =
  'ङ्क ङ्ग ङ्म ङ्य छ्य छ्व ट्व ठ्ठ ठ्य ड्य ढ्ढ ढ्य द्ग द्न द्ब ह्ण'.split(' ');

const CONSONANT = '[\u0915-\u092f\u0931-\u0939\u0958-\u095f]';
// With र after it, each has its form in the smaller files.
const PATTERN = new RegExp(
  `(?:${RARER_HALVES.join('|')})्${CONSONANT}|${RARER_CONJUNCTS.join('|')}`,
);

/** Whether the smaller files would draw a text with a visible virama, so that its page needs the larger ones. */
export const hasRarerConjuncts = (text: string): boolean => PATTERN.test(text);
