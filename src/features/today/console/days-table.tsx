import { dayMonth, weekday } from '#lib/dates.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import type { DayViews } from './days-chart.tsx';

/** The numbers of the chart. */
export function DaysTable({ days }: { days: readonly DayViews[] }) {
  const say = useSay();
  const language = useConsoleLanguage();
  return (
    <table className="today-table">
      <thead>
        <tr>
          <th scope="col">{say('Day', 'दिन')}</th>
          <th scope="col">{say('pages read', 'पन्ने पढ़े गए')}</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, views }) => (
          <tr key={day}>
            <td>
              {weekday(day, language, 'short')} {dayMonth(day, language)}
            </td>
            <td>{views.toLocaleString('en-IN')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
