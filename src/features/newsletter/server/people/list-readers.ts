import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { Topic } from '#contract/topics.ts';
import type { Executor } from '#db/database.ts';
import { mailSuppressions, newsletterSubscribers } from '#db/schema/newsletter.ts';
import { toIso } from '#lib/clock.ts';
import { READERS_OF_A_PAGE } from '../../contract/people.ts';
import type { ReaderFilter } from '../../contract/people.ts';
import { maskEmail } from '../mask-email.ts';

type Row = typeof newsletterSubscribers.$inferSelect;

/** A page of readers, newest first. */
export async function findReaders(
  db: Executor,
  filter: ReaderFilter,
  { after, size = READERS_OF_A_PAGE }: { after?: string | undefined; size?: number },
): Promise<{ rows: Row[]; next: string | null }> {
  const { createdAt, id } = newsletterSubscribers;
  const cursor = sql<string>`(extract(epoch from ${createdAt}) * 1000000)::bigint || '-' || ${id}`;
  const rows = await db
    .select({ row: newsletterSubscribers, cursor })
    .from(newsletterSubscribers)
    .where(and(conditionOf(filter), after === undefined ? undefined : isPast(after)))
    .orderBy(desc(createdAt), desc(id))
    .limit(size + 1);
  const page = rows.slice(0, size);
  return {
    rows: page.map(({ row }) => row),
    next: rows.length > size ? (page.at(-1)?.cursor ?? null) : null,
  };
}

/** The cursor says all of the place, because its reader may have left since. */
function isPast(cursor: string) {
  const [micros, ...id] = cursor.split('-');
  const at = sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;
  return sql`(${newsletterSubscribers.createdAt}, ${newsletterSubscribers.id}) < (${at}, ${id.join('-')}::uuid)`;
}

function conditionOf({ state, language, topic, source }: ReaderFilter) {
  const { confirmedAt, topics } = newsletterSubscribers;
  return and(
    state && (state === 'confirmed' ? isNotNull(confirmedAt) : isNull(confirmedAt)),
    language && eq(newsletterSubscribers.language, language),
    topic && sql`${topic} = any(${topics})`,
    source && eq(newsletterSubscribers.source, source),
  );
}

/** A reader as the list shows them. */
export function presentReader(row: Row) {
  const { id, email, source, confirmedAt, createdAt } = row;
  // Nothing else is ever written there.
  const { language, topics } = row as Row & { language: Language; topics: Topic[] };
  const state = confirmedAt ? ('confirmed' as const) : ('waiting' as const);
  const since = toIso(confirmedAt ?? createdAt);
  return { id, address: maskEmail(email), language, topics, source, state, since };
}

/** How many there are, and how many are written to no more, by reason. */
export async function countAll(db: Executor) {
  const [counts] = await db
    .select({
      confirmed: sql<number>`count(*) filter (where ${newsletterSubscribers.confirmedAt} is not null)::int`,
      waiting: sql<number>`count(*) filter (where ${newsletterSubscribers.confirmedAt} is null)::int`,
    })
    .from(newsletterSubscribers);
  const reasons = await db
    .select({ reason: mailSuppressions.reason, count: sql<number>`count(*)::int` })
    .from(mailSuppressions)
    .groupBy(mailSuppressions.reason);
  const of = (reason: string) => reasons.find((row) => row.reason === reason)?.count ?? 0;
  const suppressed = {
    left: of('left'),
    hardBounce: of('hardBounce'),
    softBounces: of('softBounces'),
    complaint: of('complaint'),
  };
  return { confirmed: counts?.confirmed ?? 0, waiting: counts?.waiting ?? 0, suppressed };
}
