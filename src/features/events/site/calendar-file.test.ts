import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const stamp = new Date('2024-12-01T10:00:00.123Z');

const entry = {
  uid: 'one@site.example',
  startsAt: '2024-12-07T09:30:00+05:30',
  endsAt: '2024-12-07T12:30:00+05:30',
  title: 'Open hours',
  description: 'Bring your papers.',
  location: 'Platform 1',
  url: 'https://site.example/events/open-hours',
};

const linesOf = (file: string) => file.split('\r\n');
const unfolded = (file: string) => linesOf(file.replaceAll('\r\n ', ''));

test('an event is written in UTC, whole, with the line breaks of the standard', () => {
  expect(linesOf(calendarFile(entry, stamp))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Abhiyan//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:one@site.example',
    'DTSTAMP:20241201T100000Z',
    'DTSTART:20241207T040000Z',
    'DTEND:20241207T070000Z',
    'SEQUENCE:0',
    'SUMMARY:Open hours',
    'DESCRIPTION:Bring your papers.',
    'LOCATION:Platform 1',
    'URL:https://site.example/events/open-hours',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('signs that mean something to the format are kept as text', () => {
  const file = calendarFile(
    { ...entry, title: 'Tea, talk; \\ and\r\nSTATUS:CANCELLED\u0007' },
    stamp,
  );

  expect(file).toContain('SUMMARY:Tea\\, talk\\; \\\\ and\\nSTATUS:CANCELLED \r\n');
});

test('a long line is folded at 75 octets, and reads the same when it is put together', () => {
  const title = 'धावरी बस अड्डे पर खुली मुलाक़ात, हर शनिवार सुबह साढ़े नौ बजे 🚌';
  const file = calendarFile({ ...entry, title }, stamp);

  const octets = linesOf(file).map((line) => Buffer.byteLength(line));
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\ufffd');
  expect(unfolded(file)).toContain(`SUMMARY:${title.replace(',', '\\,')}`);
});
