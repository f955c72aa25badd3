import { latinDigits } from './digits.ts';

const PUNCTUATION = /[\s\p{Pd}\p{Cf}\u2212().]/gu;
const MOBILE = /^(?:(?:\+|00)?91)?0?([6-9]\d{9})$/;

/** The one form of an Indian mobile number, `+91` and ten digits; undefined for anything else. */
export function indianMobile(text: string): string | undefined {
  const dialled = latinDigits(text.normalize('NFKC')).replace(PUNCTUATION, '');
  const number = MOBILE.exec(dialled)?.[1];
  return number && `+91${number}`;
}

/**
 * Whether a number, in India or elsewhere, is long enough to be called from anywhere; two of them,
 * with a stroke or a comma between, may stand in one field.
 */
export function canBeDialled(text: string): boolean {
  const dialled = latinDigits(text.normalize('NFKC')).replace(PUNCTUATION, '');
  return /^\+?\d{8,15}(?:[/,;]\+?\d{8,15})?$/.test(dialled);
}

/** A mobile number as people write it: `+91 95537 40869`. */
export function spacedMobile(number: string): string {
  return number.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
}
