import { sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import { dayRange } from '#lib/clock.ts';
import type { PartState } from '../../declare/draft-shapes.ts';
import type { Collections } from './collections.ts';
import { readEditorialStates } from './editorial-state.ts';
import { statusOf } from './part-status.ts';

/** Something that goes out, went out, comes down or takes place. */
export interface CalendarEntry {
  id: string;
  collection: string;
  titles: Partial<Record<Language, string>>;
  at: string;
  what: 'goes-out' | 'comes-down' | 'went-out' | 'takes-place';
  state: PartState;
  languages: Language[];
}

interface Days {
  from: string;
  until: string;
}

/** Rows that a screen of six weeks can show; whoever asks for years gets the first of them. */
const MAX_ENTRIES = 1_000;

type Stored = {
  id: string;
  collection: string;
  at: Date;
  what: CalendarEntry['what'];
  languages: Language[];
  titles: Partial<Record<Language, string>> | null;
};

/** Entries between two days of India, both included, in the order of their moments. */
export async function readEntries(
  db: Executor,
  named: Collections,
  collections: readonly string[],
  days: Days,
): Promise<CalendarEntry[]> {
  const stored = await readStored(db, named, collections, days);
  const states = await readEditorialStates(db, [...new Set(stored.map(({ id }) => id))]);
  return stored.map(({ id, at, titles, ...entry }) => {
    const editorial = states(id);
    const [state = 'live'] = entry.languages.map(
      (part) => statusOf(editorial, part, { isBinned: false }).state,
    );
    return { ...entry, id, titles: titles ?? {}, at: new Date(at).toISOString(), state };
  });
}

async function readStored(
  db: Executor,
  named: Collections,
  collections: readonly string[],
  { from, until }: Days,
): Promise<Stored[]> {
  const between = (moment: ReturnType<typeof sql>) =>
    sql`${moment} >= ${dayRange(from).from} and ${moment} < ${dayRange(until).to}`;
  const isOurs = sql`d.collection = any(${sql.param([...collections])}::text[]) and d.stage <> 'binned'`;
  const soonest = named.all.filter(({ order }) => order.by === 'soonest').map(({ name }) => name);
  const { rows } = await db.execute<Stored>(sql`
    select found.*, (
      select jsonb_object_agg(p.part, r.content -> 'title') from drafts p join revisions r on r.id = p.revision_id
      where p.document_id = found.id and p.part <> 'facts') as titles
    from (
      select d.id, d.collection, s.at,
        case s.action when 'publish' then 'goes-out' else 'comes-down' end as what,
        array_agg(s.part order by s.part) as languages
      from schedule s join documents d on d.id = s.document_id
      where s.part <> 'facts' and ${isOurs} and ${between(sql`s.at`)}
      group by d.id, s.at, s.action
      union all
      select d.id, d.collection, r.wanted_at, 'goes-out', array_agg(p.part order by p.part)
      from reviews r join documents d on d.id = r.document_id join review_parts p on p.review_id = r.id
      where r.state = 'waiting' and p.part <> 'facts' and ${isOurs} and ${between(sql`r.wanted_at`)}
      group by d.id, r.wanted_at
      union all
      select d.id, d.collection, v.at,
        case when d.collection = any(${sql.param(soonest)}::text[]) then 'takes-place' else 'went-out' end,
        array_agg(v.language order by v.language)
      from versions v join documents d on d.id = v.document_id
      where v.collection = any(${sql.param([...collections])}::text[]) and ${between(sql`v.at`)} and ${isOurs}
      group by d.id, v.at
    ) found order by found.at, found.id limit ${MAX_ENTRIES}`);
  return rows;
}

/** Documents with a text that is approved, has no plan and was never public, the oldest approval first. */
export async function selectReady(db: Executor, collections: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select d.id from reviews r join documents d on d.id = r.document_id
    where r.state = 'approved' and d.stage <> 'binned'
      and d.collection = any(${sql.param([...collections])}::text[])
      and not exists (select from schedule s where s.document_id = d.id and s.action = 'publish')
      and exists (
        select from review_parts p join drafts n on n.document_id = d.id and n.part = p.part
        where p.review_id = r.id and p.part <> 'facts' and n.revision_id = p.revision_id
          and not exists (select from publications b where b.revision_id = p.revision_id))
    group by d.id order by min(r.decided_at) limit 50`);
  return rows.map(({ id }) => id);
}
