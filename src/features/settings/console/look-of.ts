import type { Language } from '#contract/languages.ts';
import type { Look } from './painted-wall.tsx';
import type { Settings } from './use-settings.ts';

/** The look of the front page from what is typed, in a language or else in English. */
export function lookOf({ valueOf }: Settings, language: Language): Look {
  const word = (field: string) => String(valueOf(language, field) || valueOf('en', field) || '');
  const slogans = (valueOf('facts', 'slogans') ?? {}) as Record<string, string>;
  const name = word('title');
  return {
    hue: Number(valueOf('facts', 'hue') ?? 0),
    name,
    nameLine: word('nameLine'),
    slogan: slogans[language] ?? slogans['en'] ?? name,
    summary: word('summary'),
  };
}
