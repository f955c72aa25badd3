import { weekday } from '#lib/dates.ts';
import { useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { dayAfter } from '../contract/streak.ts';

const SHOWN_DAYS = 7;

/** The days in a row as milestones of the last week; those that were played are painted. */
export function StreakBand({ streak, date }: { streak: number; date: string }) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) => index - SHOWN_DAYS + 1);
  return (
    <section className="quiz-streak">
      <div className="container">
        <h2>{streak > 0 ? t('quiz.daysInARow', { count: streak }) : t('quiz.begin')}</h2>
        {streak > 0 && <p>{t('quiz.playTomorrow')}</p>}
        <ul className="quiz-week" aria-hidden="true">
          {days.map((offset) => (
            <li key={offset} data-played={-offset < streak || undefined}>
              {weekday(dayAfter(date, offset), language, 'narrow')}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
