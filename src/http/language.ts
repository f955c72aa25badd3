import { isLanguage, primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { memoize } from './memoize.ts';
import { byQuality } from './quality-list.ts';

/** Whether the site is offered in a language at present. */
export type IsEnabled = (language: Language) => boolean;

const wantedLanguages = memoize((header) =>
  byQuality(header)
    .map((range) => range.split('-')[0] ?? '')
    .filter(isLanguage),
);

/** The enabled language that an `accept-language` header wants most; English where there is none. */
export function chooseLanguage(header: string | undefined, isEnabled: IsEnabled): Language {
  if (!header) return primaryLanguage;
  return wantedLanguages(header).find(isEnabled) ?? primaryLanguage;
}
