import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Collection } from '#content/declare/collection.ts';
import { newestTitle } from '#content/server/newest-title.ts';
import type { Database } from '#db/database.ts';
import { isHeldSection } from '#features/election-clock/contract/posts.ts';
import type {
  ElectionClockDependencies,
  PlannedItem,
} from '#features/election-clock/server/dependencies.ts';

/** Everything that is planned to go out, and the names of items that may be let out. */
export function plannedOf(
  db: Database,
  collections: readonly Collection[],
): Pick<ElectionClockDependencies, 'listPlanned' | 'titleOf'> {
  const held = collections.filter(({ section }) => isHeldSection(section)).map(({ name }) => name);
  return {
    async listPlanned(before) {
      const planned = [
        ...(await plannedPosts(db, held, before)),
        ...(await plannedPushes(db, before)),
        ...(await plannedIssues(db, before)),
      ];
      return planned.toSorted((one, other) => one.at.getTime() - other.at.getTime());
    },
    async titleOf(kind, item) {
      if (!z.uuid().safeParse(item).success) return undefined;
      if (kind === 'mail') return titleOfIssue(db, item);
      return kind === 'push' ? titleOfPush(db, item) : titleOfDocument(db, item);
    },
  };
}

const MAX_PLANNED = 500;

async function plannedPosts(
  db: Database,
  held: readonly string[],
  before: Date,
): Promise<PlannedItem[]> {
  const { rows } = await db.execute<{ item: string; collection: string; title: string; at: Date }>(
    sql`
      select d.id as item, d.collection, min(s.at) as at, ${documentTitle} as title
      from schedule s join documents d on d.id = s.document_id
      where s.action = 'publish' and s.at < ${before}
        and d.collection = any(${sql.param([...held])}::text[])
      group by d.id order by min(s.at) limit ${MAX_PLANNED}`,
  );
  return rows.map((row) => ({ ...row, kind: 'post', at: new Date(row.at) }));
}

async function plannedPushes(db: Database, before: Date): Promise<PlannedItem[]> {
  const { rows } = await db.execute<{ item: string; title: string; at: Date }>(sql`
    select id as item, send_at as at, ${pushTitle} as title from push_notices
    where state in ('planned', 'sending') and finished_at is null and send_at < ${before}
    order by send_at limit ${MAX_PLANNED}`);
  return rows.map((row) => ({ ...row, kind: 'push', collection: null, at: new Date(row.at) }));
}

async function plannedIssues(db: Database, before: Date): Promise<PlannedItem[]> {
  const { rows } = await db.execute<{ item: string; title: string; at: Date }>(sql`
    select id as item, send_at as at, ${issueSubject} as title from newsletter_issues
    where state in ('planned', 'sending') and finished_at is null and send_at < ${before}
    order by send_at limit ${MAX_PLANNED}`);
  return rows.map((row) => ({ ...row, kind: 'mail', collection: null, at: new Date(row.at) }));
}

const documentTitle = sql`coalesce(${newestTitle(sql`d.id`)}, d.slug)`;

/** The title of a push notice in English, or in the first language that there is. */
const pushTitle = sql`coalesce(texts -> 'en' ->> 'title', (
  select value ->> 'title' from jsonb_each(texts) order by key limit 1), '')`;

async function titleOfPush(db: Database, id: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ title: string }>(
    sql`select ${pushTitle} as title from push_notices where id = ${id}`,
  );
  return rows[0]?.title;
}

const issueSubject = sql`coalesce(texts -> 'en' ->> 'subject', (
  select value ->> 'subject' from jsonb_each(texts) order by key limit 1), '')`;

async function titleOfIssue(db: Database, id: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ title: string }>(
    sql`select ${issueSubject} as title from newsletter_issues where id = ${id}`,
  );
  return rows[0]?.title;
}

async function titleOfDocument(db: Database, id: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ title: string }>(sql`
    select ${documentTitle} as title from documents d where d.id = ${id}`);
  return rows[0]?.title;
}
