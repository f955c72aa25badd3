import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';

/** A part of the readers; null for all of them. */
export interface Segment {
  language: string | null;
  topic: string | null;
  constituency: string | null;
}

export interface Recipient extends Record<string, unknown> {
  email: string;
  language: string;
}

/** Confirmed, and nothing says that mails to them should end. */
const isReader = sql`s.confirmed_at is not null`;

/** The constituency is that of the account with this address, where there is one. */
function isIn({ language, topic, constituency }: Segment): SQL {
  const conditions = [
    isReader,
    ...(language === null ? [] : [sql`s.language = ${language}`]),
    ...(topic === null ? [] : [sql`${topic} = any(s.topics)`]),
    ...(constituency === null
      ? []
      : [
          sql`exists (select from users u where u.email = s.email and u.constituency = ${constituency} and u.erased_at is null)`,
        ]),
  ];
  return sql.join(conditions, sql` and `);
}

/** Readers of the newsletter in the order of their addresses, some at a time. */
export async function recipientsOf(
  db: Executor,
  segment: Segment,
  { after, most }: { after: string; most: number },
): Promise<Recipient[]> {
  const { rows } = await db.execute<Recipient>(sql`
    select s.email, s.language from newsletter_subscribers s
    where ${isIn(segment)} and s.email > ${after} order by s.email limit ${most}`);
  return rows;
}

export async function countRecipients(db: Executor, segment: Segment): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from newsletter_subscribers s where ${isIn(segment)}`);
  return rows[0]?.count ?? 0;
}

/** Whether an address in a query still gets the newsletter: its owner may have left while it goes out. */
export const isStillRecipient = (email: SQLWrapper): SQL => sql`exists (
  select from newsletter_subscribers s where s.email = ${email} and ${isReader})`;

/** The constituencies that readers with an account told. */
export async function constituenciesOfRecipients(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct u.constituency as name
    from newsletter_subscribers s join users u on u.email = s.email
    where ${isReader} and u.constituency is not null and u.erased_at is null
    order by name limit 500`);
  return rows.map(({ name }) => name);
}
