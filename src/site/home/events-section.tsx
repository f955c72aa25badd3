import { dayMonth, shortMonth, time, weekday } from '#lib/dates.ts';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { EventDay } from './event-days.ts';
import { SectionHead } from './section-head.tsx';

/** The next five days with events; today is painted. */
export function EventsSection({ days }: { days: EventDay[] }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <section className="section section-paper deferred" aria-labelledby="events">
      <div className="container">
        <SectionHead
          id="events"
          title={t('home.events')}
          more={{ text: t('home.fullCalendar'), href: to('/events') }}
        />
        {days.length === 0 ? <p>{t('home.noEvents')}</p> : <Days days={days} />}
      </div>
    </section>
  );
}

function Days({ days }: { days: EventDay[] }) {
  return (
    <ol className="days">
      {days.map((day) => (
        <Day key={day.day} day={day} />
      ))}
    </ol>
  );
}

function Day({ day: { day, today, later, events } }: { day: EventDay }) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const to = useLocalPath();
  return (
    <li className={today ? 'day day-today' : 'day'}>
      <p className="day-date">
        <time dateTime={day}>
          <span className="day-number">{Number(day.slice(-2))}</span>{' '}
          <span className="day-name">
            {today ? t('home.today') : weekday(day, language, 'short')}
            {later && `, ${shortMonth(day, language)}`}
          </span>
        </time>
      </p>
      <div>
        {events.map(
          ({ id, path, title, startsAt, lastDay, place, language: spoken, cancelled }) => (
            <div key={id} className="day-event" lang={spoken}>
              <h3>
                <a className="stretched-link" href={to(path ?? '/events')}>
                  {title}
                </a>
              </h3>
              <p className="type-meta">
                <time lang={language} dateTime={startsAt}>
                  {lastDay
                    ? `${dayMonth(startsAt, language)} – ${dayMonth(lastDay, language)}`
                    : time(startsAt, language)}
                </time>
                {cancelled && <b lang={language}> {t('home.cancelled')}</b>}
                <br />
                {place}
              </p>
            </div>
          ),
        )}
      </div>
    </li>
  );
}
