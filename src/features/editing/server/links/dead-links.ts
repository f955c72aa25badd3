import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';

/** A link that leads nowhere, and a public text that it stands in. */
export interface DeadLink {
  url: string;
  id: string;
  collection: string;
  part: string;
  field: string;
  title: string;
  /** `404`, `ENOTFOUND`. */
  outcome: string;
}

const isDead = sql`link_checks c join link_uses u on u.url = c.url and c.answers = false`;

/** Dead links with the texts that they stand in, in the order of these. */
export async function listDeadLinks(
  db: Executor,
  { page, size }: { page: number; size: number },
): Promise<DeadLink[]> {
  const { rows } = await db.execute<DeadLink & Record<string, unknown>>(sql`
    select u.url, d.id, d.collection, u.part, u.field, coalesce(c.outcome, '') as outcome, coalesce((
      select v.title from versions v where v.document_id = d.id
      order by v.language = u.part desc, v.language = 'en' desc, v.language limit 1), d.slug) as title
    from ${isDead} join documents d on d.id = u.document_id
    order by d.collection, title, d.id, u.part, u.url limit ${size} offset ${(page - 1) * size}`);
  return rows;
}

export async function countDeadLinks(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) as count from ${isDead}`,
  );
  return Number(rows[0]?.count ?? 0);
}
