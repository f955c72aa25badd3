import { latinDigits } from '../digits.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** The search words of a text, in order: lower case, with variants of spelling made one. */
export function words(text: string): string[] {
  return joined(oneSpelling(text)).match(WORD) ?? [];
}

const NUKTA = /[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0c3c\u0cbc]/g;
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** NFD first, because it alone takes every nukta letter apart. */
function oneSpelling(text: string): string {
  const plain = text.normalize('NFD').replace(NUKTA, '').replace(INVISIBLE, '').normalize('NFC');
  return latinDigits(oneNasal(oneDeadConsonant(plain)).toLowerCase()).normalize('NFC');
}

/** Takes the apostrophes out of words and the commas out of numbers. */
function joined(text: string): string {
  return text
    .replace(/['’]s(?![\p{L}\p{M}\p{N}])/gu, '')
    .replace(/([\p{L}\p{M}])['’](?=\p{L})/gu, '$1')
    .replace(/(\d),(?=(?:\d\d,){0,4}\d{3}(?!\d))/g, '$1');
}

const SIGNS_OF_NASAL = /[\u0901\u0981\u0a01\u0a81\u0b01\u0c01\u0c81]/g;
const NASAL_OF_ITS_ROW = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g;

/** चाँद and चांद, हिन्दी and हिंदी are each one word written in two ways. */
function oneNasal(text: string): string {
  return text
    .replace(SIGNS_OF_NASAL, (sign) => String.fromCharCode(sign.charCodeAt(0) + 1))
    .replace(NASAL_OF_ITS_ROW, 'ं');
}

const DEAD_CONSONANTS: Record<string, string> = {
  ৎ: 'ত্',
  ൺ: 'ണ്',
  ൻ: 'ന്',
  ർ: 'ര്',
  ൽ: 'ല്',
  ൾ: 'ള്',
  ൿ: 'ക്',
};

/** Older text writes these as a consonant, a virama and a joiner; the joiner is gone by now. */
function oneDeadConsonant(text: string): string {
  return text.replace(/[ৎൺൻർൽൾൿ]/g, (letter) => DEAD_CONSONANTS[letter] ?? letter);
}
