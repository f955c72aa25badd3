import { Link } from 'react-router';
import type { ConsoleText } from '#contract/console-text.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { dayAndHour, hourOfDay } from '#ui/console/console-dates.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { StatusMark, statusTexts } from '#ui/console/status-mark.tsx';
import { isPlanned } from './month-grid.tsx';
import type { Entry } from './month-grid.tsx';
import { nameOfDay, nameOfWeekday } from './month.ts';
import { titlesOf } from './row-texts.ts';

const whatTexts: Record<Entry['what'], ConsoleText> = {
  'goes-out': ['Goes out', 'निकलेगा'],
  'comes-down': ['Comes down', 'हटेगा'],
  'went-out': ['Went out', 'निकला'],
  'takes-place': ['Takes place', 'होगा'],
};

interface DayListProps {
  day: string;
  today: string;
  entries: readonly Entry[];
  /** Asks for another moment of what is planned to go out; left out where nobody may. */
  onMove?: ((entry: Entry) => void) | undefined;
}

/** One day with its hours. */
export function DayList({ day, today, entries, onMove }: DayListProps) {
  const say = useSay();
  const language = useConsoleLanguage();
  return (
    <section className="day">
      <h2>
        {nameOfDay(day, language)}
        {day === today && say(', today', ', आज')}
      </h2>
      <DayEntries entries={entries} onMove={onMove} />
    </section>
  );
}

/** The day that is open beside the grid, its number large. */
export function OpenDay({ day, today, entries, onMove }: DayListProps) {
  const say = useSay();
  const language = useConsoleLanguage();
  const outOrDown = entries.filter(({ what }) => what !== 'takes-place').length;
  const weekday = nameOfWeekday(day, language, 'long');
  return (
    <section className="day" aria-label={nameOfDay(day, language)}>
      <h2 className="day-head">
        <span className="day-number">{Number(day.slice(8))}</span>
        <span>
          {day === today ? say(`${weekday}, today`, `${weekday}, आज`) : weekday}
          <span className="day-note">
            {outOrDown === 1
              ? say('1 goes out or comes down', '1 निकलता या हटता है')
              : say(`${outOrDown} go out or come down`, `${outOrDown} निकलते या हटते हैं`)}
          </span>
        </span>
      </h2>
      <DayEntries entries={entries} onMove={onMove} />
    </section>
  );
}

function DayEntries({ entries, onMove }: Pick<DayListProps, 'entries' | 'onMove'>) {
  const say = useSay();
  const sayText = useSayText();
  const language = useConsoleLanguage();
  if (entries.length === 0)
    return <p className="day-empty">{say('Nothing on this day', 'इस दिन कुछ नहीं')}</p>;
  return (
    <ul>
      {entries.map((entry) => (
        <li key={`${entry.id} ${entry.what} ${entry.at}`} className="day-entry">
          <span className="day-hour">{hourOfDay(entry.at, language)}</span>
          <StatusMark status={entry.state} />
          <span className="day-text">
            <Link to={`/content/${entry.collection}/${entry.id}`}>
              {titlesOf(entry, language).first}
            </Link>
            <span className="day-note">
              {sayText(whatTexts[entry.what])}, {sayText(statusTexts[entry.state])},{' '}
              {entry.languages.join(' ')}
            </span>
            {entry.heldUntil && (
              <span className="day-note day-held">
                {say(
                  `Held: a silence before a poll is on. Goes out ${dayAndHour(entry.heldUntil, language)}`,
                  `रुका है: मतदान से पहले की मौन अवधि\u202f। निकलेगा ${dayAndHour(entry.heldUntil, language)}`,
                )}
              </span>
            )}
          </span>
          {onMove && isPlanned(entry) && (
            <ActionButton kind="quiet" onClick={() => onMove(entry)}>
              {say('Move', 'समय बदलें')}
            </ActionButton>
          )}
        </li>
      ))}
    </ul>
  );
}
