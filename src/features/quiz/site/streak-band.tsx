import { weekday } from '#lib/dates.ts';
import { useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { dayAfter } from '../contract/streak.ts';

const SHOWN_DAYS = 7;

interface StreakBandProps {
  /** The days in a row; up to the day before, where the round of this day does not count. */
  streak: number;
  date: string;
  rewarded: boolean;
}

/** The days in a row as milestones of the last week; those that count are painted. */
export function StreakBand({ streak, date, rewarded }: StreakBandProps) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) => index - SHOWN_DAYS + 1);
  const last = rewarded ? 0 : -1;
  const isPainted = (offset: number) => offset <= last && last - offset < streak;
  return (
    <section className="quiz-streak">
      <div className="container">
        <h2>{streak > 0 ? t('quiz.daysInARow', { count: streak }) : t('quiz.begin')}</h2>
        {streak > 0 && <p>{t(rewarded ? 'quiz.playTomorrow' : 'quiz.dayNotCounted')}</p>}
        <ul className="quiz-week" aria-hidden="true">
          {days.map((offset) => (
            <li key={offset} data-played={isPainted(offset) || undefined}>
              {weekday(dayAfter(date, offset), language, 'narrow')}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
