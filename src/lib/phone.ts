import { latinDigits } from './digits.ts';

const PUNCTUATION = /[\s\p{Pd}\p{Cf}\u2212().]/gu;
const MOBILE = /^(?:(?:\+|00)?91)?0?([6-9]\d{9})$/;

/** The one form of an Indian mobile number, `+91` and ten digits; undefined for anything else. */
export function indianMobile(text: string): string | undefined {
  const dialled = latinDigits(text.normalize('NFKC')).replace(PUNCTUATION, '');
  const number = MOBILE.exec(dialled)?.[1];
  return number && `+91${number}`;
}

/** As people write it: `+91 95537 40869`. */
export function spacedMobile(number: string): string {
  return number.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
}
