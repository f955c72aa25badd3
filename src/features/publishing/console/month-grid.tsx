import { useState } from 'react';
import { Link } from 'react-router';
import type { ReplyOf } from '#contract/endpoint.ts';
import { classNames } from '#ui/class-names.ts';
import { hourOfDay } from '#ui/console/console-dates.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { StatusMark } from '#ui/console/status-mark.tsx';
import type { readCalendar } from '../contract.ts';
import { carries, documentIn, isDocument } from './dragged.ts';
import { nameOfDay, nameOfWeekday } from './month.ts';
import { titlesOf } from './row-texts.ts';

export type Entry = ReplyOf<typeof readCalendar>['data'][number];

interface MonthGridProps {
  days: readonly string[];
  /** The month that the days are of; those of others stand back. */
  month: string | undefined;
  today: string;
  byDay: ReadonlyMap<string, readonly Entry[]>;
  open: string;
  onOpen: (day: string) => void;
  /** Told of a document that was drawn onto a day. */
  onDrop: (id: string, day: string) => void;
}

/** Whether it has a plan, which can be moved; work that still waits for approval has a wish alone. */
export const isPlanned = ({ what, state }: Entry): boolean =>
  what === 'goes-out' && state === 'scheduled';

/** The maximum number of entries in a cell of a month, and of a week. */
const FEW = 4;
const MANY = 20;

/** Whole weeks of days; one of them is open beside it. */
export function MonthGrid(props: MonthGridProps) {
  const { days } = props;
  const language = useConsoleLanguage();
  return (
    <div className={days.length > 7 ? 'month' : 'month month-week'}>
      {days.slice(0, 7).map((day) => (
        <span key={day} className="month-weekday">
          {nameOfWeekday(day, language)}
        </span>
      ))}
      {days.map((day) => (
        <Day key={day} {...props} day={day} />
      ))}
    </div>
  );
}

function Day(props: MonthGridProps & { day: string }) {
  const { day, days, month, today, byDay, open, onOpen, onDrop } = props;
  const say = useSay();
  const language = useConsoleLanguage();
  const [isOver, setOver] = useState(false);
  const entries = byDay.get(day) ?? [];
  const shown = days.length > 7 ? FEW : MANY;
  const [count, name] = [entries.length, nameOfDay(day, language)];
  return (
    <div
      className={classNames(
        'month-day',
        month !== undefined && !day.startsWith(month) && 'month-day-other',
        day < today && 'month-day-past',
        day === today && 'month-day-today',
        day === open && 'month-day-open',
        isOver && 'month-day-over',
      )}
      onDragOver={(event) => {
        if (!isDocument(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(documentIn(event), day);
      }}
    >
      <button
        type="button"
        className="month-number"
        aria-current={day === today ? 'date' : undefined}
        aria-pressed={day === open}
        aria-label={
          count === 1
            ? say(`${name}, 1 entry`, `${name}, 1 प्रविष्टि`)
            : say(`${name}, ${count} entries`, `${name}, ${count} प्रविष्टियाँ`)
        }
        onClick={() => onOpen(day)}
      >
        {Number(day.slice(8))}
      </button>
      {entries.slice(0, shown).map((entry) => (
        <DayEntry key={`${entry.id} ${entry.what} ${entry.at}`} entry={entry} />
      ))}
      {count > shown && (
        <span className="month-more" aria-hidden="true">
          +{count - shown}
        </span>
      )}
    </div>
  );
}

/**
 * An entry for eyes and pointers: whoever listens or uses keys opens the day, whose list has the
 * same.
 */
function DayEntry({ entry }: { entry: Entry }) {
  const language = useConsoleLanguage();
  const { id, collection, at, state } = entry;
  return (
    <Link
      className="month-entry"
      to={`/content/${collection}/${id}`}
      tabIndex={-1}
      aria-hidden="true"
      {...(isPlanned(entry) ? carries(id) : { draggable: false })}
    >
      <StatusMark status={state} />
      <span className="month-entry-text">
        <b>{hourOfDay(at, language)}</b> {titlesOf(entry, language).first}
      </span>
    </Link>
  );
}
