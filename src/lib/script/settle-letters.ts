/** Signs that no reader sees and a paste brings along: soft hyphen, zero-width space, byte order mark. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;

/** A nukta of any Indic script that was typed after the vowel sign instead of before it. */
const LATE_NUKTA =
  /([\u093e-\u094c\u09be-\u09cc\u0a3e-\u0a4c\u0abe-\u0acc\u0b3e-\u0b4c])([\u093c\u09bc\u0a3c\u0abc\u0b3c])/g;
const NUKTA_TWICE = /([\u093c\u09bc\u0a3c\u0abc\u0b3c])\1+/g;

/** Letters that look like one and were typed as two, which Unicode keeps apart. */
const TYPED_AS_TWO: readonly (readonly [RegExp, string])[] = [
  [/अा/g, 'आ'],
  [/अो/g, 'ओ'],
  [/अौ/g, 'औ'],
  [/ाे/g, 'ो'],
  [/ाै/g, 'ौ'],
  [/एे/g, 'ऐ'],
  [/অা/g, 'আ'],
  // Bengali khanda ta, as older keyboards write it
  [/ত্\u200d/g, 'ৎ'],
];

/**
 * Text as it is stored: composed (NFC, which also splits ज़ and য় into letter and nukta, so that the two
 * ways to type them are found as one), nuktas in their place, nothing unseen. Joiners stay: they
 * shape letters.
 */
export function settleLetters(text: string): string {
  const ordered = text
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(LATE_NUKTA, '$2$1')
    .replace(NUKTA_TWICE, '$1');
  return TYPED_AS_TWO.reduce((settled, [from, to]) => settled.replace(from, to), ordered).normalize(
    'NFC',
  );
}
