import { spaceDandas } from '#lib/danda.ts';
import { primaryLanguage } from './languages.ts';
import type { Language } from './languages.ts';
import { bn } from './message-texts/bn/visitors.ts';
import { gu } from './message-texts/gu/visitors.ts';
import { hiForAgents } from './message-texts/hi/agents/all.ts';
import { hi } from './message-texts/hi/visitors.ts';
import { kn } from './message-texts/kn/visitors.ts';
import { ml } from './message-texts/ml/visitors.ts';
import { mr } from './message-texts/mr/visitors.ts';
import { or } from './message-texts/or/visitors.ts';
import { pa } from './message-texts/pa/visitors.ts';
import { ta } from './message-texts/ta/visitors.ts';
import { te } from './message-texts/te/visitors.ts';

type Sentences = Record<string, string>;

const sentences: Partial<Record<Language, Sentences>> = {
  hi: { ...hi, ...hiForAgents },
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

const number = /\d+(?:[,.]\d+)*/g;
/** The name of a document, which stands between these marks as its author wrote it. */
const quotedName = /(?<=“)[^”]+(?=”)/;

/** A sentence of a call in another language; in English where there is no translation yet. */
export function translateMessage(language: Language, sentence: string): string {
  return translation(language, sentence) ?? sentence;
}

/** Whether a sentence of a call can be said in a language. */
export function isTranslated(language: Language, sentence: string): boolean {
  return language === primaryLanguage || translation(language, sentence) !== undefined;
}

function translation(language: Language, sentence: string): string | undefined {
  const inLanguage = sentences[language] ?? {};
  const numbers = sentence.match(number) ?? [];
  const [name = ''] = sentence.match(quotedName) ?? [];
  const template =
    inLanguage[sentence] ??
    inLanguage[sentence.replace(number, '{n}')] ??
    inLanguage[sentence.replace(name, '{name}')];
  const filled = template?.replace(/\{n\}/g, () => numbers.shift() ?? '');
  return filled && spaceDandas(filled.replace('{name}', () => name));
}
