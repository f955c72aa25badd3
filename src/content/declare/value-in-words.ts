import { isLanguage, languages } from '#contract/languages.ts';
import type { FieldDescription } from './describe.ts';

interface Formats {
  text: (of: { en: string; hi: string }) => string;
  /** A moment, ISO 8601 with offset, as staff read it. */
  moment: (at: string) => string;
  /** The words of clean HTML. */
  body: (html: string) => string;
}

/**
 * The value of a field as people read it: a choice by its label, a reference by the title of its document, a
 * file by its name, a list line by line. It is empty where there is no value.
 */
export function valueInWords(
  field: FieldDescription | undefined,
  value: unknown,
  formats: Formats,
  title?: string,
): string {
  if (value === null || value === undefined) return '';
  const choice = field?.choices.find((each) => each.value === value);
  if (choice) return formats.text(choice.label);
  if (title !== undefined) return title;
  if (typeof value === 'boolean') return formats.text(value ? YES : NO);
  if (typeof value !== 'object') return plainInWords(field, String(value), formats);
  if ('name' in value) return String(value.name);
  const within = (each: unknown) => valueInWords(field?.of, each, formats);
  if (Array.isArray(value)) return value.map(within).join('\n');
  return Object.entries(value)
    .map(([key, each]) => `${isLanguage(key) ? languages[key].name : key}: ${within(each)}`)
    .join('\n');
}

const YES = { en: 'Yes', hi: 'हाँ' };
const NO = { en: 'No', hi: 'नहीं' };

function plainInWords(field: FieldDescription | undefined, value: string, formats: Formats) {
  if (field?.widget === 'body') return formats.body(value);
  return field?.widget === 'datetime' ? formats.moment(value) : value;
}
