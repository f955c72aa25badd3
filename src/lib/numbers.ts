import { indianLocale } from './locale.ts';

/** One for all languages, because some locales of India do not know lakh and crore. */
const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 20 });

/** A number in lakh and crore, with its fraction as it is: 146000 is `1,46,000`, 1.46 is `1.46`. */
export function groupDigits(value: number): string {
  return grouped.format(value);
}

const MEGABYTE = 1_000_000;

/** The size of a file, `size` in octets, as a reader of the language expects it: `240 KB`, `2.4 MB`. */
export function bytes(size: number, language: string): string {
  const { kilobytes, megabytes } = formatsOf(language);
  const text =
    size < MEGABYTE ? kilobytes.format(Math.ceil(size / 1000)) : megabytes.format(size / MEGABYTE);
  return text.replace('kB', 'KB').replace(/\s/g, ' ');
}

interface SizeFormats {
  kilobytes: Intl.NumberFormat;
  megabytes: Intl.NumberFormat;
}

/** Kept per language, because Intl is slow to make them. */
const formats = new Map<string, SizeFormats>();

function formatsOf(language: string): SizeFormats {
  const known = formats.get(language) ?? newFormats(indianLocale(language));
  formats.set(language, known);
  return known;
}

function newFormats(locale: string): SizeFormats {
  return {
    kilobytes: new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte' }),
    megabytes: new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: 1,
    }),
  };
}
