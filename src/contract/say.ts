import { spaceDandas } from '#lib/danda.ts';
import { primaryLanguage } from './languages.ts';
import type { Language } from './languages.ts';
import { bn } from './sentences/bn.ts';
import { gu } from './sentences/gu.ts';
import { hi } from './sentences/hi.ts';
import { kn } from './sentences/kn.ts';
import { ml } from './sentences/ml.ts';
import { mr } from './sentences/mr.ts';
import { or } from './sentences/or.ts';
import { pa } from './sentences/pa.ts';
import { ta } from './sentences/ta.ts';
import { te } from './sentences/te.ts';

type Sentences = Record<string, string>;

const sentences: Partial<Record<Language, Sentences>> = {
  hi,
  mr,
  bn,
  gu,
  pa,
  or,
  ta,
  te,
  kn,
  ml,
};

const number = /\d+(?:,\d+)*/g;

/** A sentence of a call in another language; in English where there is no translation yet. */
export function say(language: Language, sentence: string): string {
  return translation(language, sentence) ?? sentence;
}

/** Whether a sentence of a call can be said in a language. */
export function canSay(language: Language, sentence: string): boolean {
  return language === primaryLanguage || translation(language, sentence) !== undefined;
}

function translation(language: Language, sentence: string): string | undefined {
  const inLanguage = sentences[language] ?? {};
  const numbers = sentence.match(number) ?? [];
  const template = inLanguage[sentence] ?? inLanguage[sentence.replace(number, '{n}')];
  return template && spaceDandas(template.replace(/\{n\}/g, () => numbers.shift() ?? ''));
}
