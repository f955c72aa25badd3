import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { missingPart } from '#ui/page/missing-part.ts';
import { listEventCategories } from '../contract.ts';
import { loadCalendar } from './load-calendar.ts';

const category = { id: 'walks-id', slug: 'walks', title: 'Walks', shape: 'circle' };
const event = (id: string, startsAt: string, endsAt = startsAt) => ({
  id,
  title: id,
  startsAt,
  endsAt,
  category,
});
const today = event('today', '2024-12-07T18:00:00+05:30');
const soon = event('soon', '2024-12-08T07:00:00+05:30');
const now = new Date('2024-12-07T04:00:00Z');

/** A site with a walk on the 8th of every requested month, and two upcoming events. */
function site(coming = [today, soon]) {
  const questions: Record<string, string | undefined>[] = [];
  const call = async (
    endpoint: object,
    { query = {} }: { query?: Record<string, string | undefined> } = {},
  ) => {
    if (endpoint === listEventCategories) return { data: [category] };
    questions.push(query);
    if (query['type'] === 'upcoming') return { data: coming, total: coming.length };
    const month = String(query['month']).padStart(2, '0');
    return { data: [event('walk', `${query['year']}-${month}-08T07:00:00+05:30`)], total: 1 };
  };
  return { call: call as Call, questions };
}

const load = (search: string, call = site().call) =>
  loadCalendar(call, new URL(`http://site.example/events${search}`), now);

test('the calendar opens at today, and says what comes after it', async () => {
  const calendar = await load('');

  expect(calendar).toMatchObject({ month: '2024-12', day: '2024-12-07', today: '2024-12-07' });
  expect(calendar.next.map(({ id }) => id)).toEqual(['soon']);
});

test('another month opens at the first day on which something happens', async () => {
  expect(await load('?month=2025-02')).toMatchObject({ month: '2025-02', day: '2025-02-08' });
});

test('an event in progress on the shown day is not listed as upcoming', async () => {
  const fair = event('fair', '2024-12-05T09:00:00+05:30', '2024-12-09T18:00:00+05:30');
  const { call } = site([fair, soon]);

  expect((await load('', call)).next.map(({ id }) => id)).toEqual(['soon']);
  expect((await load('?day=2024-12-20', call)).next.map(({ id }) => id)).toEqual(['fair', 'soon']);
});

test('a category is asked for by its slug', async () => {
  const { call, questions } = site();

  await load('?category=walks', call);

  expect(questions).toMatchObject([{ categoryId: 'walks-id' }, { categoryId: 'walks-id' }]);
});

test.each(['?category=nope', '?month=2024-13'])('%s is not there', async (search) => {
  const failure: Response = await load(search).catch((error) => error);
  expect(failure.status).toBe(422);
  expect(missingPart(await failure.json())).toBe('month');
});
