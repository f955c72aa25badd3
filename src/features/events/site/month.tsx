import { monthYear, weekday } from '#lib/dates.ts';
import { Icon } from '#ui/icon.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { useContentLanguages } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import { calendarAddress, isMonth } from './calendar-address.ts';
import { CategoryIcon } from './category-icon.tsx';
import type { Calendar } from './load-calendar.ts';
import { MonthDay } from './month-day.tsx';
import { monthAfter, weeksOfMonth } from './month-grid.ts';

/** One month as a table of weeks, with links to the months beside it. */
export function Month({ calendar }: { calendar: Calendar }) {
  const { language } = useRootData();
  const { month, categories } = calendar;
  const languageOf = useContentLanguages();
  const weeks = weeksOfMonth(month);
  return (
    <section className="month" id="calendar" aria-labelledby="month">
      <div className="month-head">
        <MonthStep calendar={calendar} step={-1} />
        <h2 id="month">{monthYear(`${month}-01`, language)}</h2>
        <MonthStep calendar={calendar} step={1} />
      </div>
      <table className="month-days" aria-labelledby="month">
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" aria-label={weekday(day, language)}>
                <span className="month-narrow">{weekday(day, language, 'narrow')}</span>
                <span className="month-short">{weekday(day, language, 'short')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <MonthDay key={day} day={day} calendar={calendar} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="month-key">
        {categories.map((category) => (
          <li key={category.slug} lang={languageOf(category)}>
            <CategoryIcon shape={category.shape} /> {category.title}
          </li>
        ))}
      </ul>
    </section>
  );
}

function MonthStep({ calendar, step }: { calendar: Calendar; step: 1 | -1 }) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const to = useLocalPath();
  const month = monthAfter(calendar.month, step);
  if (!isMonth(month)) return <span />;
  const name = monthYear(`${month}-01`, language);
  const label =
    step < 0 ? t('events.previousMonth', { month: name }) : t('events.nextMonth', { month: name });
  return (
    <a
      className="month-step"
      href={`${to(calendarAddress({ month, category: calendar.category }))}#calendar`}
      aria-label={label}
      rel={`${step < 0 ? 'prev' : 'next'} nofollow`}
    >
      <Icon name={step < 0 ? 'previous' : 'next'} />
    </a>
  );
}
