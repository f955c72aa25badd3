import { withQuery } from '#lib/address.ts';
import { dayMonth, time } from '#lib/dates.ts';
import { Icon } from '#ui/icon.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { CalendarEvent } from './calendar-event.ts';
import { daysOf, firstDay } from './event-days.ts';

type Span = Pick<CalendarEvent, 'startsAt' | 'endsAt'>;

/** Start and end: 9:30 am to 12:30 pm, or 6 December, 9:30 am to 8 December, 5:00 pm. */
export function EventTimes({ event }: { event: Span }) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const { startsAt, endsAt } = event;
  const isOneDay = daysOf(event).length === 1;
  const say = (moment: string) =>
    isOneDay ? time(moment, language) : `${dayMonth(moment, language)}, ${time(moment, language)}`;
  return (
    <time dateTime={startsAt}>{t('events.fromTo', { from: say(startsAt), to: say(endsAt) })}</time>
  );
}

/** The start of an event on a day: 9:30 am; on later days of the same event, its end. */
export function EventStart({ event, day }: { event: Span; day: string }) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const { startsAt, endsAt } = event;
  if (firstDay(event) === day) return time(startsAt, language);
  const isLast = daysOf(event).at(-1) === day;
  const end = isLast ? time(endsAt, language) : dayMonth(endsAt, language);
  return t('events.until', { end });
}

/** Links to a map, and to the event as a calendar file. */
export function EventLinks({
  event: { slug, address },
}: {
  event: Pick<CalendarEvent, 'slug' | 'address'>;
}) {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <p className="event-links">
      <a className="link" href={mapAddress(address)} rel="noopener noreferrer" target="_blank">
        <Icon name="pin" />
        {t('events.directions')}
      </a>
      <a className="link" href={to(`/events/${slug}.ics`)} download>
        <Icon name="calendar" />
        {t('events.addToCalendar')}
      </a>
    </p>
  );
}

const mapAddress = (place: string) =>
  withQuery('https://www.openstreetmap.org/search', { query: place });
