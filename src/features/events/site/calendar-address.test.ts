import { expect, test } from 'vitest';
import { calendarAddress, readCalendarAddress } from './calendar-address.ts';

const read = (search: string) =>
  readCalendarAddress(new URL(`http://site.example/events${search}`));

test('a month, a day of it and a category are read from the address', () => {
  const address = '?month=2024-12&day=2024-12-07&category=walks';
  const asked = { month: '2024-12', day: '2024-12-07', category: 'walks' };

  expect(read(address)).toEqual(asked);
  expect(calendarAddress(asked)).toBe(`/events${address}`);
});

test('a day alone names its month', () => {
  expect(read('?day=2024-12-07')).toMatchObject({ month: '2024-12' });
});

test.each([
  '?month=2024-13',
  '?month=soon',
  '?month=1066-10',
  '?day=2024-02-30',
  '?month=2024-12&day=2024-11-07',
])('%s is nothing that the calendar has', (search) => {
  expect(read(search)).toBeUndefined();
});
