import { classNames } from '#ui/class-names.ts';
import { useLocalPath } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { calendarAddress } from './calendar-address.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { CategoryIcon } from './category-icon.tsx';
import { isOn } from './event-days.ts';
import { EventStart } from './event-facts.tsx';
import type { Calendar } from './load-calendar.ts';

/** One day of the grid; a day with events links to its panel. */
export function MonthDay({ day, calendar }: { day: string; calendar: Calendar }) {
  const events = day.startsWith(calendar.month)
    ? calendar.events.filter((event) => isOn(event, day))
    : [];
  return (
    <td
      className={lookOf(day, calendar)}
      aria-current={day === calendar.today ? 'date' : undefined}
    >
      {events.length > 0 ? (
        <BusyDay day={day} events={events} calendar={calendar} />
      ) : (
        <span className="month-number">{Number(day.slice(-2))}</span>
      )}
    </td>
  );
}

function lookOf(day: string, { month, today, day: chosen }: Calendar): string {
  return classNames(
    'month-day',
    !day.startsWith(month) && 'month-day-other',
    day < today && 'month-day-past',
    day === today && 'month-day-today',
    day === chosen && 'month-day-chosen',
  );
}

interface BusyDayProps {
  day: string;
  events: CalendarEvent[];
  calendar: Calendar;
}

function BusyDay({ day, events, calendar: { month, category, day: chosen } }: BusyDayProps) {
  const to = useLocalPath();
  const address = calendarAddress({ month, day, category });
  return (
    <a
      className="month-link"
      href={`${to(address)}#day`}
      aria-current={day === chosen ? 'true' : undefined}
      rel="nofollow"
    >
      <span className="month-number">{Number(day.slice(-2))}</span>
      <span className="month-events">
        {events.map((event) => (
          <MonthEvent key={event.id} event={event} day={day} />
        ))}
      </span>
    </a>
  );
}

/** A phone shows only the icon; its text is for screen readers. */
function MonthEvent({ event, day }: { event: CalendarEvent; day: string }) {
  const { t } = useTranslation();
  const { title, shape, language: spoken, cancelled } = event;
  return (
    <span className="month-event">
      <CategoryIcon shape={shape} />
      <span className="month-event-words">
        {' '}
        <span>
          <EventStart event={event} day={day} />
        </span>{' '}
        <span className="month-event-title">
          <span lang={spoken}>{title}</span>
          {cancelled && ` (${t('home.cancelled')})`}
        </span>
      </span>
    </span>
  );
}
