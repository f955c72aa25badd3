import { languages } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { DEFAULT_SLOGANS } from '#ui/fonts/default-slogans.ts';

/** The slogan of a language across the line, as in the hero. */
export function Word({ language }: { language: Language }) {
  return (
    <div lang={language} className="gallery-word">
      <span className="gallery-letters type-word-drawn counterchange">
        {DEFAULT_SLOGANS[language]}
      </span>
      <span className="type-language">{languages[language].name}</span>
    </div>
  );
}
