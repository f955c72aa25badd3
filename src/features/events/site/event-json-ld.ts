import type { ItemOf } from '#content/declare/item.ts';
import { addressOf, leader } from '#ui/page/json-ld/thing.ts';
import type { Thing } from '#ui/page/json-ld/thing.ts';
import type { RootData } from '#ui/page/root-data.ts';
import type { events } from '../collection.ts';

export type EventDetails = ItemOf<typeof events>;

/** An event in the words of schema.org. */
export function eventJsonLd(event: EventDetails, rootData: RootData): Thing {
  const { title, summary, startsAt, endsAt, language, place, address, latitude, longitude } = event;
  const isKnown = latitude !== undefined && longitude !== undefined;
  return {
    '@type': 'Event',
    name: title,
    description: summary ?? undefined,
    startDate: startsAt,
    endDate: endsAt,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: `https://schema.org/${event.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    inLanguage: language,
    location: {
      '@type': 'Place',
      name: place,
      address,
      geo: isKnown ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    },
    organizer: leader(rootData),
    url: addressOf(rootData, language, rootData.path),
  };
}
