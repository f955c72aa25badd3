/** An event as a calendar program takes it. */
export interface CalendarEntry {
  /** The same for every copy of one event, in all languages. */
  uid: string;
  /** ISO 8601. */
  startsAt: string;
  endsAt: string;
  title: string;
  description: string;
  location: string;
  url: string;
}

const foldAt = 75;

/** One event as an iCalendar file (RFC 5545), `stamp` being the moment it is written at. */
export function calendarFile(entry: CalendarEntry, stamp: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Abhiyan//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${inUtc(stamp)}`,
    `DTSTART:${inUtc(new Date(entry.startsAt))}`,
    `DTEND:${inUtc(new Date(entry.endsAt))}`,
    'SEQUENCE:0',
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    `LOCATION:${escaped(entry.location)}`,
    `URL:${entry.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** 20241207T040000Z */
function inUtc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** Breaks a line at 75 octets, never inside a letter's bytes; what goes on begins with a space. */
function folded(line: string): string {
  let result = '';
  let length = 0;
  for (const sign of line) {
    const octets = new TextEncoder().encode(sign).length;
    if (length + octets > foldAt) {
      result += '\r\n ';
      length = 1;
    }
    result += sign;
    length += octets;
  }
  return result;
}
