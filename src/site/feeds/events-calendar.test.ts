import ICAL from 'ical.js';
import { expect, test, vi } from 'vitest';
import { eventCategories, events } from '#features/events/collection.ts';
import { PATIENCE } from '#test/patience.ts';
import { testSite } from '#test/site.ts';
import type { Writing } from '#test/written.ts';

function event(
  slug: string,
  category: string,
  startsAt: string,
  endsAt = startsAt.replace('T09', 'T11'),
): Writing {
  const facts = { startsAt, endsAt, category, latitude: 12.5, longitude: 77.25 };
  const text = { summary: 'Bring your papers.', body: '<p>Come.</p>' };
  const words = { place: 'Jetty', address: 'Jetty, Boat Street 4' };
  return [
    events,
    {
      slug,
      facts,
      en: { ...text, title: `Talk; ${slug}, and tea`, words },
      hi: { ...text, title: 'घाट पर खुली मुलाक़ात, हर शनिवार सुबह साढ़े नौ बजे, सबके लिए 🚌', words },
    },
  ];
}

const category = (slug: string): Writing => [
  eventCategories,
  { slug, facts: { shape: 'circle' }, en: { title: slug } },
];

const site = await testSite({
  pages: true,
  content: [
    category('walks'),
    category('camps'),
    event('walk', 'walks', '2024-03-05T09:00:00+05:30'),
    event('camp', 'camps', '2034-03-05T09:00:00+05:30'),
    event('fair', 'camps', '2033-12-30T22:00:00+05:30', '2034-01-02T01:00:00+05:30'),
    ...Array.from({ length: 101 }, (_, index) =>
      event(`camp-${index}`, 'camps', '2023-03-05T09:00:00+05:30'),
    ),
  ],
});

async function entriesOf(path: string) {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}

async function walkIn(path: string) {
  const entry = (await entriesOf(path)).find(({ summary }) => summary.startsWith('Talk; walk'));
  if (!entry) throw new Error(`The walk is not in ${path}`);
  return entry;
}

test('all events are in one calendar, those of a category in another, one alone in its own', async () => {
  expect(await entriesOf('/events.ics')).toHaveLength(104);
  expect(await entriesOf('/events/category/walks.ics')).toHaveLength(1);
  expect(await entriesOf('/events/walk.ics')).toHaveLength(1);
});

test.each(['/events/category/nope.ics', '/events/nope.ics'])('%s is not there', async (path) => {
  expect((await site.get(path)).status).toBe(404);
});

test('an event says when and where it is, in its own words', async () => {
  const entry = await walkIn('/events.ics');

  expect(entry).toMatchObject({
    summary: 'Talk; walk, and tea',
    description: 'Bring your papers.',
    location: 'Jetty, Boat Street 4',
  });
  expect(entry.startDate.toJSDate()).toEqual(new Date('2024-03-05T03:30:00Z'));
  expect(entry.endDate.toJSDate()).toEqual(new Date('2024-03-05T05:30:00Z'));
  expect(entry.component.getFirstPropertyValue('geo')).toEqual([12.5, 77.25]);
  expect(entry.component.getFirstPropertyValue('url')).toMatch(/\/events\/walk$/);
});

test('an event of more days lasts over midnight and into the new year', async () => {
  const [fair] = await entriesOf('/events/fair.ics');
  expect(fair?.startDate.toJSDate()).toEqual(new Date('2033-12-30T16:30:00Z'));
  expect(fair?.endDate.toJSDate()).toEqual(new Date('2034-01-01T19:30:00Z'));

  const page = await (await site.get('/events/fair')).text();
  expect(page).toContain(
    '"startDate":"2033-12-30T22:00:00+05:30","endDate":"2034-01-02T01:00:00+05:30"',
  );
});

test.each(['2033-12-30', '2033-12-31', '2034-01-01', '2034-01-02'])(
  'the calendar shows it on %s, with its panel',
  async (day) => {
    const month = await (await site.get(`/events?month=${day.slice(0, 7)}`)).text();
    expect(month).toContain(`day=${day}#day`);
    const page = await (await site.get(`/events?day=${day}`)).text();
    expect(page.slice(page.indexOf('id="day"'))).toContain('href="/events/fair"');
  },
);

test('the calendar shows it on no other day', async () => {
  const january = await (await site.get('/events?month=2034-01')).text();
  expect(january).not.toContain('day=2034-01-03#day');
  expect(january).not.toContain('day=2033-12-31#day');
});

test('an event is the same one in every calendar and language', async () => {
  const paths = ['/events.ics', '/events/category/walks.ics', '/events/walk.ics'];
  const uids = await Promise.all(paths.map(async (path) => (await walkIn(path)).uid));
  const [inHindi] = await entriesOf('/hi/events/walk.ics');

  expect(new Set([...uids, inHindi?.uid]).size).toBe(1);
  expect(inHindi?.component.getFirstPropertyValue('url')).toMatch(/\/hi\/events\/walk$/);
});

test('a moved event keeps its UID, and its SEQUENCE rises in every language', async () => {
  const before = await walkIn('/events/walk.ics');
  const [hindiBefore] = await entriesOf('/hi/events/walk.ics');
  await site.write(event('walk', 'walks', '2024-03-06T09:00:00+05:30'));

  await vi.waitFor(async () => {
    const after = await walkIn('/events/walk.ics');
    expect(after.startDate.toJSDate()).toEqual(new Date('2024-03-06T03:30:00Z'));
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThan(before.sequence);
  }, PATIENCE);
  const [hindiAfter] = await entriesOf('/hi/events/walk.ics');
  expect(hindiAfter?.sequence).toBeGreaterThan(hindiBefore?.sequence ?? 0);
});

test('lines are of 75 octets at most, and end as the standard asks', async () => {
  const file = await (await site.get('/hi/events/walk.ics')).text();

  expect(file).toMatch(/END:VCALENDAR\r\n$/);
  expect(file).not.toMatch(/[^\r]\n/);
  const octets = file.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
});

test('the calendar page leads to what it shows', async () => {
  const page = await (await site.get('/hi/events?category=walks')).text();

  expect(page).toMatch(
    /<link rel="alternate" type="text\/calendar"[^>]+href="\/hi\/events\/category\/walks\.ics"/,
  );
  expect(page).toContain('<a href="/hi/events/category/walks.ics" class="link"');
});
