import { languages as names } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { useSay } from '#ui/console/say.tsx';
import { StatusMark } from '#ui/console/status-mark.tsx';
import { statusOf, useEditing } from './editing-context.ts';

interface LanguageTabsProps {
  chosen: Language;
  onChoose: (language: Language) => void;
}

/** One language at a time, where two have no room. */
export function LanguageTabs({ chosen, onChoose }: LanguageTabsProps) {
  const say = useSay();
  const { languages, draft } = useEditing();
  return (
    <div className="language-tabs" role="group" aria-label={say('Language', 'भाषा')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          className="language-tab"
          aria-pressed={language === chosen}
          onClick={() => onChoose(language)}
        >
          <span lang={language}>{names[language].name}</span>
          <StatusMark status={statusOf(draft, language)} />
        </button>
      ))}
    </div>
  );
}
