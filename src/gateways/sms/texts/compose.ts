import type { Language } from '#contract/languages.ts';
import { fill } from '../../fill.ts';
import type { SmsText } from '../../message.ts';
import { personName } from '../../person-name.ts';
import type { Sms } from '../port.ts';
import { english } from './en.ts';
import { hindi } from './hi.ts';
import type { SmsWords } from './words.ts';

const written: Partial<Record<Language, SmsWords>> = { en: english, hi: hindi };

/** How operators write a place for a value. */
const VARIABLE = '{#var#}';

type Words = Pick<Sms, 'text' | 'template' | 'values'>;

/** A short message's words; where there are none in the language, in English. */
export function composeSms(text: SmsText, wanted: Language, host: string): Words {
  const language = written[wanted] ? wanted : 'en';
  const words = (written[language] ?? english)[text.kind];
  const given: Record<string, string> = { ...text };
  if (given['childName'] !== undefined) given['childName'] = personName(given['childName']);

  const values: string[] = [];
  const filled = fill(words, (hole) => {
    if (hole === 'host') return host;
    if (given[hole] !== undefined) values.push(given[hole]);
    return given[hole];
  });
  return { text: filled, template: `${text.kind}.${language}`, values };
}

/** Every template as operators want it registered, by its name: `code.en`. */
export function smsTemplates(host: string): Map<string, string> {
  const templates = Object.entries(written).flatMap(([language, words]) =>
    Object.entries(words).map(
      ([kind, text]) => [`${kind}.${language}`, asTemplate(text, host)] as const,
    ),
  );
  return new Map(templates);
}

function asTemplate(words: string, host: string): string {
  return fill(words, (hole) => (hole === 'host' ? host : VARIABLE));
}
