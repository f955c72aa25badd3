import { Link } from 'react-router';
import { StatusMark, statusTexts } from '#ui/console/status-mark.tsx';
import { useSay, useSayText, useStaffLanguage } from '#ui/console/say.tsx';
import type { StaffText } from '#contract/staff-text.ts';
import { hourOf } from './month-grid.tsx';
import type { Entry } from './month-grid.tsx';
import { titlesOf } from './row-texts.ts';

const whatTexts: Record<Entry['what'], StaffText> = {
  'goes-out': ['Goes out', 'निकलेगा'],
  'comes-down': ['Comes down', 'हटेगा'],
  'went-out': ['Went out', 'निकला'],
  'takes-place': ['Takes place', 'होगा'],
};

/** One day with its hours. */
export function DayList({ day, entries }: { day: string; entries: readonly Entry[] }) {
  const say = useSay();
  const sayText = useSayText();
  const language = useStaffLanguage();
  const name = new Date(`${day}T00:00:00Z`).toLocaleDateString(`${language}-IN`, {
    ...{ weekday: 'long', day: 'numeric', month: 'long' },
  });
  return (
    <section className="day">
      <h2>{name}</h2>
      {entries.length === 0 && (
        <p className="day-empty">{say('Nothing on this day', 'इस दिन कुछ नहीं')}</p>
      )}
      <ul>
        {entries.map((entry) => (
          <li key={`${entry.id} ${entry.what}`} className="day-entry">
            <span className="day-hour">{hourOf(entry.at)}</span>
            <StatusMark status={entry.state} />
            <span className="day-text">
              <Link to={`/content/${entry.collection}/${entry.id}`}>
                {titlesOf(entry, language).first}
              </Link>
              <span className="day-note">
                {sayText(whatTexts[entry.what])}, {sayText(statusTexts[entry.state])},{' '}
                {entry.languages.join(' ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
