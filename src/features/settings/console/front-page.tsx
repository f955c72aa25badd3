import { useState } from 'react';
import { languages as allNames } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { lookOf } from './look-of.ts';
import { PaintedWall } from './painted-wall.tsx';
import type { Settings } from './use-settings.ts';

/** The front page as it will look in one language, painted while somebody types. */
export function FrontPage({ settings }: { settings: Settings }) {
  const say = useSay();
  const own: Language = useConsoleLanguage();
  const { languages } = settings;
  const [chosen, setChosen] = useState<Language>(languages.includes(own) ? own : 'en');
  const title = say('Your front page', 'आपका मुख पृष्ठ');
  return (
    <aside className="looks" aria-label={title}>
      <div className="looks-head">
        <h2>{title}</h2>
        <span className="looks-languages" role="group" aria-label={say('Language', 'भाषा')}>
          {languages.map((language) => (
            <button
              key={language}
              type="button"
              className="chip"
              lang={language}
              aria-pressed={language === chosen}
              onClick={() => setChosen(language)}
            >
              {allNames[language].name}
            </button>
          ))}
        </span>
      </div>
      <PaintedWall look={lookOf(settings, chosen)} mode="light" language={chosen} />
      <p className="row-note looks-note">
        {say(
          'Words that are still the example’s come in later steps. Each step is public when you keep it.',
          'नमूने के बाक़ी शब्द आगे के क़दमों में आते हैं\u202f। हर क़दम रखते ही प्रकाशित होता है\u202f।',
        )}
      </p>
    </aside>
  );
}
