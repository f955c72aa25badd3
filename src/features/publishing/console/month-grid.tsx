import type { ReplyOf } from '#contract/endpoint.ts';
import { StatusMark } from '#ui/console/status-mark.tsx';
import { useStaffLanguage } from '#ui/console/say.tsx';
import type { readCalendar } from '../contract.ts';
import { titlesOf } from './row-texts.ts';

export type Entry = ReplyOf<typeof readCalendar>['data'][number];

interface MonthGridProps {
  days: readonly string[];
  month: string;
  today: string;
  byDay: ReadonlyMap<string, readonly Entry[]>;
  open: string;
  onOpen: (day: string) => void;
  /** Told of a document that was drawn onto a day. */
  onDrop: (id: string, day: string) => void;
}

const FEW = 4;

/** The hour of a moment in India: `06:00`. */
export const hourOf = (at: string) =>
  new Date(at).toLocaleTimeString('en-IN', {
    ...{ timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });

/** The weeks of a month; a day opens beside it. */
export function MonthGrid({ days, month, today, byDay, open, onOpen, onDrop }: MonthGridProps) {
  const language = useStaffLanguage();
  const nameOf = (day: string) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString(`${language}-IN`, { weekday: 'short' });
  return (
    <div className="month">
      {days.slice(0, 7).map((day) => (
        <span key={day} className="month-weekday">
          {nameOf(day)}
        </span>
      ))}
      {days.map((day) => (
        <button
          key={day}
          type="button"
          className={day.startsWith(month) ? 'month-day' : 'month-day month-day-other'}
          aria-current={day === today ? 'date' : undefined}
          aria-pressed={day === open}
          onClick={() => onOpen(day)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            onDrop(event.dataTransfer.getData('text/plain'), day);
          }}
        >
          <span className="month-number">{Number(day.slice(8))}</span>
          {(byDay.get(day) ?? []).slice(0, FEW).map((entry) => (
            <span key={`${entry.id} ${entry.what}`} className="month-entry">
              <StatusMark status={entry.state} />
              <span className="month-entry-text">
                <b>{hourOf(entry.at)}</b> {titlesOf(entry, language).first}
              </span>
            </span>
          ))}
          <More count={(byDay.get(day)?.length ?? 0) - FEW} />
        </button>
      ))}
    </div>
  );
}

const More = ({ count }: { count: number }) =>
  count > 0 ? <span className="month-more">+{count}</span> : null;
