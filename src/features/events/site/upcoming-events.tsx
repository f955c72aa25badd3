import { dayMonth, longDate, shortMonth, weekday } from '#lib/dates.ts';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { CalendarEvent } from './calendar-event.ts';
import { firstDay } from './event-days.ts';
import { EventStart } from './event-facts.tsx';

interface UpcomingEventsProps {
  events: CalendarEvent[];
  today: string;
  /** The shown month, `YYYY-MM`. */
  month: string;
}

/**
 * The next events after the chosen day; in a month other than today's, with the date they start
 * from.
 */
export function UpcomingEvents({ events, today, month }: UpcomingEventsProps) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const isThisMonth = today.startsWith(month);
  return (
    <section className="coming" aria-labelledby="coming-next">
      <h2 id="coming-next" className="coming-title">
        {isThisMonth
          ? t('events.comingNext')
          : t('events.comingNextFrom', { day: longDate(today, language) })}
      </h2>
      {events.length === 0 ? (
        <p>{t('home.noEvents')}</p>
      ) : (
        <ol>
          {events.map((event) => (
            <ComingEvent key={event.id} event={event} today={today} />
          ))}
        </ol>
      )}
    </section>
  );
}

function ComingEvent({ event, today }: { event: CalendarEvent; today: string }) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const to = useLocalPath();
  const foreign = useContentLanguage(event);
  const { path, title, place, cancelled } = event;
  const begins = firstDay(event);
  // An event in progress counts as today's.
  const day = begins < today ? today : begins;
  return (
    <li className="coming-event">
      <time className="coming-day" dateTime={day} aria-label={dayMonth(day, language)}>
        <span className="coming-number">{Number(day.slice(-2))}</span>{' '}
        <span className="type-label">{weekday(day, language, 'short')}</span>{' '}
        <span className="type-label">{shortMonth(day, language)}</span>
      </time>
      <div>
        <h3 lang={foreign}>
          <a className="day-event-link" href={to(path ?? '/events')}>
            {title}
          </a>
        </h3>
        <p className="type-meta">
          {cancelled && <b>{t('home.cancelled')}: </b>}
          <EventStart event={event} day={day} />, <span lang={foreign}>{place}</span>
        </p>
      </div>
    </li>
  );
}
