import { languages } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { useSay } from './say.tsx';

interface LanguageTabsProps {
  all: readonly Language[];
  chosen: Language;
  /** Whether something is written in a language; a tick stands beside it. */
  begun: (language: Language) => boolean;
  onChoose: (language: Language) => void;
}

/** The languages in which something is written. */
export function LanguageTabs({ all, chosen, begun, onChoose }: LanguageTabsProps) {
  const say = useSay();
  return (
    <div className="view-tabs" role="group" aria-label={say('Language', 'भाषा')}>
      {all.map((each) => (
        <button
          key={each}
          type="button"
          className="view-tab"
          lang={each}
          aria-pressed={each === chosen}
          onClick={() => onChoose(each)}
        >
          {languages[each].name}
          {begun(each) && ' ✓'}
        </button>
      ))}
    </div>
  );
}
