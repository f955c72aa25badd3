import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { ICalEventData } from 'ical-generator';
import { localPath } from '#contract/languages.ts';
import type { SiteContext } from '#ui/page/site-context.ts';
import type { EventDetails } from './event-json-ld.ts';

interface Calendar {
  /** The name of the calendar in programs. */
  name: string;
  events: readonly EventDetails[];
}

type Site = Pick<SiteContext, 'language' | 'publicUrl'>;

/** The refresh interval for programs that follow it. */
const askAgainSeconds = 4 * 3600;

/**
 * Writes events as an iCalendar file (RFC 5545). An event has the same UID in every language and
 * calendar, and a SEQUENCE that rises with every change. Only stored data is used, so the same
 * events give the same bytes.
 */
export function icalendar({ name, events }: Calendar, site: Site): string {
  const calendar = ical({
    name,
    prodId: { company: 'Abhiyan', product: 'Events' },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'gregorian',
    ttl: askAgainSeconds,
    events: events.map((event) => entryOf(event, site)),
  });
  // The standard requires a final line break, which the library leaves out.
  return `${calendar.toString()}\r\n`;
}

/** The reply with a calendar, which a browser passes to a calendar program. */
export function calendarResponse(calendar: Calendar, site: Site, fileName: string): Response {
  return new Response(icalendar(calendar, site), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
    },
  });
}

function entryOf(event: EventDetails, { language, publicUrl }: Site): ICalEventData {
  const { id, slug, title, summary, startsAt, endsAt, updatedAt, category } = event;
  return {
    // Unique by itself, and unchanged when the site moves to another domain.
    id,
    sequence: sequenceOf(event),
    status: event.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: new Date(updatedAt),
    lastModified: new Date(updatedAt),
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: inPlainSigns(title),
    description: inPlainSigns(summary ?? ''),
    location: locationOf(event),
    categories: [{ name: category.title }],
    url: publicUrl + localPath(language, `/events/${slug}`),
  };
}

/** The format has 31 bits for it. */
const LARGEST_SEQUENCE = 2 ** 31 - 1;

/** Tenths of a second from creation to the last change, rounded up: 0 for a new event. */
function sequenceOf({ createdAt, updatedAt }: EventDetails): number {
  const tenths = Math.ceil((Date.parse(updatedAt) - Date.parse(createdAt)) / 100);
  return Math.min(tenths, LARGEST_SEQUENCE);
}

function locationOf({
  place,
  address,
  latitude,
  longitude,
}: EventDetails): ICalEventData['location'] {
  const title = inPlainSigns(address.includes(place) ? address : `${place}, ${address}`);
  const isKnown = latitude !== undefined && longitude !== undefined;
  return { title, geo: isKnown ? { lat: latitude, lon: longitude } : undefined };
}

/** Removes control characters other than line breaks, which the format cannot express. */
function inPlainSigns(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ');
}
