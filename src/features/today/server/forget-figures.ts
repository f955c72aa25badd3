import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';

const VIEWS_DAYS = 400;
const SEARCHES_DAYS = 30;

/** Forgets how often pages were read after 400 days, and what was searched for after 30. */
export async function forgetFigures(db: Database): Promise<void> {
  await db.execute(sql`delete from page_views where day < current_date - ${VIEWS_DAYS}::int`);
  await db.execute(
    sql`delete from empty_searches where day < current_date - ${SEARCHES_DAYS}::int`,
  );
}
