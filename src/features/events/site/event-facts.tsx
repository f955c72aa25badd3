import { useTranslation } from '#ui/translation.tsx';
import { withQuery } from '#lib/address.ts';
import { time } from '#lib/dates.ts';
import { useLocalPath, useShell } from '#ui/page/shell.ts';
import { Icon } from '#ui/icon.tsx';
import type { Gathering } from './gathering.ts';

/** From when to when: 9:30 am to 12:30 pm. */
export function EventTimes({
  event: { startsAt, endsAt },
}: {
  event: Pick<Gathering, 'startsAt' | 'endsAt'>;
}) {
  const { t } = useTranslation();
  const { language } = useShell();
  return (
    <time dateTime={startsAt}>
      {t('events.fromTo', { from: time(startsAt, language), to: time(endsAt, language) })}
    </time>
  );
}

/** The way there, and the event as a file for the reader's own calendar. */
export function EventLinks({
  event: { slug, address },
}: {
  event: Pick<Gathering, 'slug' | 'address'>;
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
