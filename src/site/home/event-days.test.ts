import { expect, test } from 'vitest';
import { eventDays } from './event-days.ts';

const now = new Date('2024-12-07T09:00:00+05:30');

function event(id: string, startsAt: string, endsAt: string) {
  const moments = { startsAt: `${startsAt}+05:30`, endsAt: `${endsAt}+05:30` };
  return { id, path: `/events/${id}`, title: id, ...moments, place: 'Jetty', language: 'en' };
}

test('an event of more days stands once, with its last day', () => {
  const days = eventDays(
    [
      event('fair', '2024-12-05T09:00:00', '2024-12-09T18:00:00'),
      event('walk', '2024-12-08T07:00:00', '2024-12-08T08:00:00'),
      event('vigil', '2024-12-08T22:00:00', '2024-12-09T01:00:00'),
    ],
    now,
  );

  expect(days).toMatchObject([
    { day: '2024-12-07', today: true, events: [{ id: 'fair', lastDay: '2024-12-09' }] },
    {
      day: '2024-12-08',
      today: false,
      events: [
        { id: 'walk', lastDay: undefined },
        { id: 'vigil', lastDay: '2024-12-09' },
      ],
    },
  ]);
});

test('five days are shown at most', () => {
  const daily = [1, 2, 3, 4, 5, 6].map((number) =>
    event(`${number}`, `2024-12-1${number}T09:00:00`, `2024-12-1${number}T10:00:00`),
  );

  expect(eventDays(daily, now)).toHaveLength(5);
});
