import { describe, expect, it, vi } from 'vitest';
import { PATIENCE } from '#test/patience.ts';
import { testSite } from '#test/site.ts';
import type { Writing } from '#test/written.ts';
import { eventCategories, events } from '../collection.ts';
import type { findEvent, listEventCategories, listEvents } from '../contract.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const inTime = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

function event(slug: string, startsAt: string, endsAt: string, category = 'visits'): Writing {
  const said = { title: slug, summary: 'In short.', body: '<p>Tea is there.</p>' };
  const words = { place: 'Jetty', address: 'North jetty' };
  return [events, { slug, facts: { startsAt, endsAt, category }, en: { ...said, words } }];
}

const site = await testSite({
  content: [
    [eventCategories, { slug: 'visits', facts: { shape: 'ring' }, en: { title: 'Visits' } }],
    [eventCategories, { slug: 'rallies', facts: { shape: 'square' }, en: { title: 'Rallies' } }],
    event('last-week', inTime(-7 * DAY), inTime(-7 * DAY + HOUR)),
    event('yesterday', inTime(-DAY), inTime(-DAY + HOUR), 'rallies'),
    event('under-way', inTime(-HOUR), inTime(HOUR)),
    event('in-a-month', inTime(30 * DAY), inTime(30 * DAY + HOUR), 'rallies'),
    event('tomorrow', inTime(DAY), inTime(DAY + HOUR)),
    event('new-year', '2019-01-01T00:00:00+05:30', '2019-01-01T01:00:00+05:30'),
    event('fair', '2017-05-30T09:00:00+05:30', '2017-06-02T18:00:00+05:30'),
    event('vigil', '2017-06-30T22:00:00+05:30', '2017-07-01T00:00:00+05:30'),
  ],
});

const found = async (query: string) =>
  (await site.read<typeof listEvents>(`/api/calendar/get?${query}`)).data.map(({ slug }) => slug);

describe('the calendar (spec: call:GET /calendar/get)', () => {
  it('gives what is to come soonest first, with what is under way', async () => {
    expect(await found('type=upcoming')).toEqual(['under-way', 'tomorrow', 'in-a-month']);
  });

  it('gives what is over, the latest first', async () => {
    expect(await found('type=past')).toEqual([
      'yesterday',
      'last-week',
      'new-year',
      'vigil',
      'fair',
    ]);
  });

  it('gives everything, soonest first', async () => {
    const past = ['fair', 'vigil', 'new-year', 'last-week', 'yesterday'];
    const all = [...past, 'under-way', 'tomorrow', 'in-a-month'];
    expect(await found('type=all')).toEqual(all);
    expect(await found('')).toEqual(all);
    expect([...(await found('size=4')), ...(await found('size=4&page=2'))]).toEqual(all);
  });

  it('filters by category, by day and by words', async () => {
    const { data } = await site.read<typeof listEventCategories>('/api/event-categories/get');
    const rallies = data.find(({ slug }) => slug === 'rallies')?.id;
    expect(await found(`categoryId=${rallies}`)).toEqual(['yesterday', 'in-a-month']);
    expect(await found(`categoryId=${rallies}&type=upcoming`)).toEqual(['in-a-month']);
    expect(await found('date=2019-01-01')).toEqual(['new-year']);
    expect(await found('s=mont')).toEqual(['in-a-month']);
  });

  it('gives the events of one month', async () => {
    expect(await found('year=2019&month=1')).toEqual(['new-year']);
    expect(await found('year=2018&month=12')).toEqual([]);
  });

  it('gives an event of more days on each of them, and in both months', async () => {
    expect(await found('date=2017-05-29')).toEqual([]);
    expect(await found('date=2017-05-30')).toEqual(['fair']);
    expect(await found('date=2017-05-31')).toEqual(['fair']);
    expect(await found('date=2017-06-02')).toEqual(['fair']);
    expect(await found('date=2017-06-03')).toEqual([]);
    expect(await found('year=2017&month=5')).toEqual(['fair']);
    expect(await found('year=2017&month=6')).toEqual(['fair', 'vigil']);
  });

  it('leaves out of a day what ended as it began', async () => {
    expect(await found('date=2017-07-01')).toEqual([]);
    expect(await found('year=2017&month=7')).toEqual([]);
  });

  it.each([
    ['type=soon', 'type'],
    ['date=tomorrow', 'date'],
    ['categoryId=1', 'categoryId'],
  ])('refuses %s, naming the parameter', async (query, param) => {
    const response = await site.get(`/api/calendar/get?${query}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ success: false, errors: [{ param }] });
  });

  it('moves an event to what is over when it ends, though nothing changed', async () => {
    await site.write(event('kettle', inTime(-HOUR), inTime(1_500)));
    await vi.waitFor(
      async () => expect(await found('type=upcoming&s=kettle')).toEqual(['kettle']),
      PATIENCE,
    );
    await vi.waitFor(
      async () => expect(await found('type=upcoming&s=kettle')).toEqual([]),
      PATIENCE,
    );
    expect(await found('type=past&s=kettle')).toEqual(['kettle']);
  });
});

describe('one event, and the categories', () => {
  it('reads one by its slug', async () => {
    const { data } = await site.read<typeof findEvent>('/api/events/find?slug=tomorrow');
    expect(data).toMatchObject({ path: '/events/tomorrow', category: { shape: 'ring' } });
    expect((await site.get('/api/events/find?slug=never')).status).toBe(404);
  });

  it('gives every category with its shape (spec: call:GET /event-categories/get)', async () => {
    const { data } = await site.read<typeof listEventCategories>('/api/event-categories/get');
    expect(data.map(({ shape }) => shape).toSorted()).toEqual(['ring', 'square']);
  });
});
