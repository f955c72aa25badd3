import { inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { newestTitle } from '#content/server/newest-title.ts';
import type { Executor } from '#db/database.ts';
import { advertisements } from '#db/schema/advertisements.ts';
import { polls } from '#db/schema/election-clock.ts';
import { eventExports } from '#db/schema/events.ts';
import { mediaFiles } from '#db/schema/media-library.ts';
import { bringBacks } from '#db/schema/site-watch.ts';
import { letterExports, replyTemplates } from '#db/schema/supporter-desk.ts';
import type { NameTargets, TargetNames } from '#features/audit-log/server/name-targets.ts';
import { toIso } from '#lib/clock.ts';
import { readAgentNames } from '#people/realms/agent-directory.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const uuids = (ids: readonly string[]) => ids.filter((id) => UUID.test(id));
const numbers = (ids: readonly string[]) => ids.map(Number).filter(Number.isSafeInteger);

const nameAgents: NameTargets = async (db, ids) => {
  const names = await readAgentNames(db, uuids(ids));
  return new Map([...names].map(([id, name]) => [id, { name }]));
};

/** Documents by their newest title, whether or not it is public; English before others. */
const nameDocuments: NameTargets = async (db, ids) => {
  const titles = await titlesOf(db, uuids(ids));
  return new Map(titles.map(({ id, title }) => [id, { name: title }]));
};

async function titlesOf(db: Executor, ids: readonly string[]) {
  const { rows } = await db.execute<{ id: string; title: string }>(sql`
    select * from (
      select d.id, ${newestTitle(sql`d.id`)} as title from documents d
      where d.id = any(${sql.param([...ids])}::uuid[])) named
    where title is not null`);
  return rows;
}

const nameExports: NameTargets = async (db, ids) => {
  const { id, reason } = letterExports;
  const rows = await db
    .select({ id, reason })
    .from(letterExports)
    .where(inArray(id, numbers(ids)));
  return new Map(rows.map((row) => [String(row.id), { name: String(row.id), why: row.reason }]));
};

const nameEventExports: NameTargets = async (db, ids) => {
  const { id, reason } = eventExports;
  const rows = await db
    .select({ id, reason })
    .from(eventExports)
    .where(inArray(id, numbers(ids)));
  return new Map(rows.map((row) => [String(row.id), { name: String(row.id), why: row.reason }]));
};

/** Acts of bringing back by their moment, with the reason that was given. */
const nameBringBacks: NameTargets = async (db, ids) => {
  const { id, moment, reason } = bringBacks;
  const rows = await db
    .select({ id, moment, reason })
    .from(bringBacks)
    .where(inArray(id, uuids(ids)));
  return new Map(rows.map((row) => [row.id, { name: toIso(row.moment), why: row.reason }]));
};

/** Rows of a table by one of its columns, as long as they are there. */
const nameByColumn =
  (id: AnyPgColumn<{ data: string; notNull: true }>, column: AnyPgColumn): NameTargets =>
  async (db, ids) => {
    const rows = await db
      .select({ id: sql<string>`${id}`, name: sql<string>`${column}` })
      .from(id.table)
      .where(inArray(id, uuids(ids)));
    return new Map(rows.map((row) => [row.id, { name: row.name }]));
  };

/** Push messages and issues by what they are called, in English before others. */
const nameBroadcasts =
  (table: 'push_notices' | 'newsletter_issues', title: 'title' | 'subject'): NameTargets =>
  async (db, ids) => {
    const { rows } = await db.execute<{ id: string; name: string }>(sql`
      select distinct on (b.id) b.id, said.value ->> ${title} as name
      from ${sql.identifier(table)} b, jsonb_each(b.texts) said
      where b.id = any(${sql.param(uuids(ids))}::uuid[]) and said.value ->> ${title} <> ''
      order by b.id, said.key <> 'en', said.key`);
    return new Map(rows.map(({ id, name }) => [id, { name }]));
  };

/** Invitations by who was invited; one that was taken is gone, and by who opened an account with it. */
const nameInvitations: NameTargets = async (db, ids) => {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id::text, name from agent_invitations where id = any(${sql.param(uuids(ids))}::uuid[])
    union all
    select taken.id, a.name from audit_log l
    join agents a on a.id = l.actor_id
    cross join unnest(l.target_ids) as taken(id)
    where l.call = 'acceptInvitation' and taken.id = any(${sql.param([...ids])}::text[])`);
  return new Map(rows.map(({ id, name }) => [id, { name }]));
};

/** Finders, by kind, of the names of things that the record tells of. */
export const targetNames: TargetNames = {
  agent: nameAgents,
  document: nameDocuments,
  supporterExport: nameExports,
  event: nameDocuments,
  'event export': nameEventExports,
  'bring back': nameBringBacks,
  invitation: nameInvitations,
  review: nameDocuments,
  'media file': nameByColumn(mediaFiles.id, mediaFiles.name),
  'media original': nameByColumn(mediaFiles.id, mediaFiles.name),
  advertisement: nameByColumn(advertisements.id, advertisements.title),
  poll: nameByColumn(polls.id, polls.constituency),
  replyTemplate: nameByColumn(replyTemplates.id, replyTemplates.title),
  push: nameBroadcasts('push_notices', 'title'),
  newsletter: nameBroadcasts('newsletter_issues', 'subject'),
};
