import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createReader } from '#content/server/reader.ts';
import type { Database } from '#db/database.ts';
import { messages } from '#db/schema/index.ts';
import { eventCategories, events } from '#features/events/collection.ts';
import type { EventDependencies } from '#features/events/server/dependencies.ts';
import type { TestSite } from './site.ts';
import type { Writing } from './written.ts';

const HOUR = 3_600_000;

export const category: Writing = [
  eventCategories,
  { slug: 'walks', facts: { shape: 'circle' }, en: { title: 'Walks' } },
];

/** An event that takes replies and begins in some hours. */
export function gathering(slug: string, facts: Record<string, unknown> = {}, hours = 72): Writing {
  const startsAt = new Date(Date.now() + hours * HOUR).toISOString();
  const endsAt = new Date(Date.now() + (hours + 2) * HOUR).toISOString();
  const said = { title: `Walk ${slug}`, summary: 'In short.', body: '<p>Tea.</p>' };
  const words = { place: 'Jetty', address: 'North jetty 4' };
  return [
    events,
    {
      slug,
      facts: { startsAt, endsAt, category: 'walks', replies: true, ...facts },
      en: { ...said, words },
    },
  ];
}

/** The parts of the calls and jobs of events, over the database of a test. */
export const partsOf = (db: Database): EventDependencies => ({
  db,
  reader: createReader(db, () => ({ hue: 200, motifsOff: [], tint: '#baeaef' })),
  publicUrl: 'https://campaign.example',
  secret: 'a secret of this test',
  sendMessage: async (message, within) => {
    await within.insert(messages).values({ channel: message.channel, message });
  },
});

/** Ways in which people reply to the events of a site. */
export function eventsOf(site: Pick<TestSite, 'db' | 'post' | 'read' | 'write'>) {
  const idOf = async (slug: string) =>
    ((await site.read(`/api/events/find?slug=${slug}`)) as { data: { id: string } }).data.id;
  const reply = (event: string, more: object, headers?: Record<string, string>) =>
    site.post('/api/user/event/reply', { event, ...more }, headers);
  return {
    idOf,
    reply,
    /** An event that the site knows by now. */
    async begin(facts: Record<string, unknown> = {}, hours?: number) {
      const slug = randomUUID();
      await site.write(gathering(slug, facts, hours));
      return { slug, id: await idOf(slug) };
    },
    async replied(event: string, more: object, headers?: Record<string, string>) {
      const body = await (await reply(event, more, headers)).json();
      return body.data as { state: string; url: string };
    },
    byPhone: (event: string, number: number, more: object = {}) =>
      reply(event, {
        name: `Guest ${number}`,
        contact: `98${String(number).padStart(8, '0')}`,
        ...more,
      }),
    change: (url: string, body: object) =>
      site.post('/api/user/event/reply/change', { ...linkOf(url), ...body }),
    own: async (url: string) =>
      (
        (await site.read(`/api/user/event/reply/get?${new URLSearchParams(linkOf(url))}`)) as {
          data: { state: string; people: number; place: number | null; code: string };
        }
      ).data,
    /** How many people stand how. */
    async byState(event: string) {
      const { rows } = await site.db.execute<{ state: string; people: number }>(sql`
        select state, sum(people)::int as people from event_replies where event_id = ${event} group by state`);
      return Object.fromEntries(rows.map(({ state, people }) => [state, people]));
    },
    /** The mails of one kind so far: to whom each went. */
    async mailed(kind: string) {
      const { rows } = await site.db.execute<{ to: string; link: string }>(sql`
        select message ->> 'to' as "to", message -> 'text' ->> 'link' as link from messages
        where message -> 'text' ->> 'kind' = ${kind} order by created_at`);
      return rows;
    },
  };
}

/** The id and the key in the address of a reply's page. */
export function linkOf(url: string) {
  const { pathname, searchParams } = new URL(url);
  return { id: pathname.split('/').at(-1) ?? '', key: searchParams.get('key') ?? '' };
}
