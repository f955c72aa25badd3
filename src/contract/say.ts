import { spaceDandas } from '#lib/danda.ts';
import { primaryLanguage } from './languages.ts';
import type { Language } from './languages.ts';
import { hi } from './sentences/hi.ts';

const sentences: Partial<Record<Language, Record<string, string>>> = { hi };

const number = /\d[\d,]*/g;

/** Whether calls can speak a language. */
export function canSay(language: Language): boolean {
  return language === primaryLanguage || sentences[language] !== undefined;
}

/** A sentence of a call in another language; in English where there is no translation yet. */
export function say(language: Language, sentence: string): string {
  const inLanguage = sentences[language];
  if (!inLanguage) return sentence;
  const exact = inLanguage[sentence];
  if (exact !== undefined) return spaceDandas(exact);
  const numbers = sentence.match(number) ?? [];
  const template = inLanguage[sentence.replace(number, '{n}')];
  return template ? spaceDandas(template.replace(/\{n\}/g, () => numbers.shift() ?? '')) : sentence;
}
