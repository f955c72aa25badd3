import { allLanguages, languages as names } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { useSay } from '#ui/console/say.tsx';
import { StatusMark } from '#ui/console/status-mark.tsx';
import { markOf } from './review-marks.ts';
import type { Review } from './review.ts';

interface LanguagePillsProps {
  review: Review;
  chosen: Language;
  onChoose: (language: Language) => void;
}

/** The languages of a document: those that were sent can be looked at, the others say that they were not. */
export function LanguagePills({ review, chosen, onChoose }: LanguagePillsProps) {
  const say = useSay();
  const isSent = (language: Language) => review.parts.some(({ part }) => part === language);
  const shown = allLanguages.filter((each) => isSent(each) || each in review.titles);
  if (shown.length < 2) return null;
  return (
    <div className="review-pills" role="group" aria-label={say('Language', 'भाषा')}>
      {shown.map((language) => (
        <button
          key={language}
          type="button"
          className="review-pill"
          aria-pressed={language === chosen}
          disabled={!isSent(language)}
          title={isSent(language) ? undefined : say('Not sent to review', 'जाँच में नहीं भेजा')}
          onClick={() => onChoose(language)}
        >
          <span lang={language}>{names[language].name}</span>
          {isSent(language) && <StatusMark status={markOf[review.state]} />}
        </button>
      ))}
    </div>
  );
}
