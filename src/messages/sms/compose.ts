import type { Language } from '#contract/languages.ts';
import type { Sms } from '#gateways/sms/port.ts';
import type { SmsForm } from '../declaration.ts';
import { fillPlaceholders } from '../fill-placeholders.ts';
import type { Text } from '../message.ts';
import { valuesOf } from '../values-of.ts';
import { campaignName } from './campaign-name.ts';
import { wholeWords } from './whole-words.ts';

/** Operators drop a message with a longer value in it, and nobody hears of that; links have places of their own. */
const LONGEST_VALUE = 30;

/** The sender of short messages. */
export interface SmsSender {
  campaign: string;
  /** Of the site's address. */
  host: string;
  /** The campaign's name as it was registered with the operators, by template. */
  registeredNames: ReadonlyMap<string, string>;
}

type Composed = Pick<Sms, 'text' | 'template' | 'values'>;

/** A short message's words; where there are none in the language, in English. */
export function composeSms(
  form: SmsForm,
  text: Text,
  wanted: Language,
  sender: SmsSender,
): Composed {
  const language = form.words[wanted] ? wanted : 'en';
  const words = form.words[language] ?? form.words.en;
  const template = `${text.kind}.${language}`;
  const given = valuesOf(text, form.values);
  const fixed: Record<string, string> = {
    host: sender.host,
    campaign: sender.registeredNames.get(template) ?? campaignName(sender.campaign),
  };

  const values: string[] = [];
  const filled = fillPlaceholders(words, (hole) => {
    if (fixed[hole] !== undefined) return fixed[hole];
    const value = given[hole];
    if (value === undefined) return undefined;
    const fitting = form.values[hole] === 'text' ? wholeWords(value, LONGEST_VALUE) : value;
    values.push(fitting);
    return fitting;
  });
  return { text: filled, template, values };
}
