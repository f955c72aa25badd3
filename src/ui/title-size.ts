const FULL_SIZE = 12;
const SMALLER = 15;

interface Widths {
  script: RegExp;
  letter: number;
  wide?: number;
  /** A vowel sign after its letter. */
  sign: number;
  /** A vowel sign before its letter, or on both sides. */
  before?: number;
  /** A sign above or below its letter. */
  mark: number;
  /** The width that two letters lose as a conjunct. */
  joint: number;
}

/** Measured in the site's own heavy letters; the widths of Latin ones are 1. */
const scripts: readonly Widths[] = [
  { script: /[\u0b80-\u0bff]/u, letter: 2, wide: 3.6, sign: 0.95, before: 2.75, mark: 0, joint: 0 },
  {
    script: /[\u0d00-\u0d7f]/u,
    letter: 2.15,
    wide: 3.2,
    sign: 1,
    before: 2.3,
    mark: 1,
    joint: 1.4,
  },
  { script: /[\u0b00-\u0b7f\u0c00-\u0cff]/u, letter: 1.85, sign: 1.1, mark: 0.4, joint: 1.4 },
  { script: /[\u0900-\u0aff]/u, letter: 1.6, sign: 0.7, mark: 0, joint: 1 },
];
/** Letters of one and a half breadths. */
const wide = /[ஆஊஔஞணனஷஸஹഅആഈഊഎ-ഐഔഘഛഝഞണബഢൺ]/u;
const before = /[\u0bc6-\u0bcc\u0d46-\u0d4c]/u;
/** A zero-width non-joiner after the virama keeps the letters apart. */
const joint = /[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0ccd\u0d4d](?=\p{L})/gu;

/**
 * The size class of a page title, so that its longest word fits a phone unbroken: undefined for the
 * full size. Measured in Latin letters; `room` is the part of the phone's width that it has.
 */
export function titleSize(title: string, room = 1): 'long' | 'longest' | undefined {
  const longest = Math.max(...title.split(/\s+/u).map(wordLength)) / room;
  if (longest <= FULL_SIZE) return undefined;
  return longest <= SMALLER ? 'long' : 'longest';
}

/** The length of a word in Latin letters. */
export function wordLength(word: string): number {
  const letters = Array.from(word, widthOf).reduce((length, width) => length + width, 0);
  const joints = Array.from(word.matchAll(joint), ([virama]) => widthsOf(virama)?.joint ?? 0);
  return joints.reduce((length, width) => length - width, letters);
}

const widthsOf = (letter: string) => scripts.find(({ script }) => script.test(letter));

function widthOf(letter: string): number {
  const widths = widthsOf(letter);
  if (!widths) return /[\p{M}\p{Cf}]/u.test(letter) ? 0 : 1;
  if (before.test(letter)) return widths.before ?? widths.sign;
  if (/\p{Mc}/u.test(letter)) return widths.sign;
  if (/\p{Mn}/u.test(letter)) return widths.mark;
  return wide.test(letter) ? (widths.wide ?? widths.letter) : widths.letter;
}
