import { longDate, weekday } from '#lib/dates.ts';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { CalendarEvent } from './calendar-event.ts';
import { CategoryIcon } from './category-icon.tsx';
import { DayHeader } from './day-header.tsx';
import { isOn } from './event-days.ts';
import { EventLinks, EventTimes } from './event-facts.tsx';
import type { Calendar } from './load-calendar.ts';

/** The events of the chosen day. */
export function DayPanel({ calendar: { day, today, events } }: { calendar: Calendar }) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const ofDay = events.filter((event) => isOn(event, day));
  const name = weekday(day, language);
  return (
    <section id="day" className="day-panel" aria-label={longDate(day, language)}>
      <DayHeader day={day}>
        <h2 className="day-header-title">
          {day === today ? t('events.weekdayToday', { weekday: name }) : name}
        </h2>
        <p>{t('events.count', { count: ofDay.length })}</p>
      </DayHeader>
      {ofDay.length === 0 && <p className="day-none">{t('events.noneThatDay')}</p>}
      {ofDay.map((event) => (
        <DayEvent key={event.id} event={event} />
      ))}
    </section>
  );
}

function DayEvent({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const foreign = useContentLanguage(event);
  const { path, title, summary, address, category, shape, signLanguage, cancelled } = event;
  return (
    <article className="day-event">
      <p className="type-meta">
        <CategoryIcon shape={shape} /> <b lang={event.categoryLanguage}>{category}</b>,{' '}
        <EventTimes event={event} />
        {cancelled && <b>, {t('home.cancelled')}</b>}
      </p>
      <h3 lang={foreign}>
        <a className="day-event-link" href={to(path ?? '/events')}>
          {title}
        </a>
      </h3>
      <p lang={foreign}>{address}</p>
      <p lang={foreign}>{summary}</p>
      {signLanguage && <p className="type-label">{t('events.signLanguage')}</p>}
      <EventLinks event={event} />
    </article>
  );
}
