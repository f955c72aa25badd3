import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';

/** Rows of one day, whatever is searched for. */
const MAX_WORDS_A_DAY = 2_000;

interface DayCounts {
  views: ReadonlyMap<string, number>;
  searches: ReadonlyMap<string, number>;
}

/** Adds counts to those of a day, of this process and of others. */
export async function saveFigures(
  db: Database,
  day: string,
  { views, searches }: DayCounts,
): Promise<void> {
  // In one order everywhere, so that processes that save at once do not wait for each other in a circle.
  const sorted = (counts: ReadonlyMap<string, number>) => [...counts].toSorted(byName);
  const rows = (counts: ReadonlyMap<string, number>) => {
    const all = sorted(counts);
    const names = sql.param(all.map(([name]) => name));
    const times = sql.param(all.map(([, number]) => number));
    return sql`unnest(${names}::text[], ${times}::int[]) as counted(name, times)`;
  };
  if (views.size > 0)
    await db.execute(sql`
      insert into page_views (day, path, views)
      select ${day}::date, name, times from ${rows(views)}
      on conflict (day, path) do update set views = page_views.views + excluded.views`);
  if (searches.size > 0)
    await db.execute(sql`
      insert into empty_searches (day, words, times)
      select ${day}::date, name, times from ${rows(searches)}
      where (select count(*) from empty_searches where day = ${day}::date) < ${MAX_WORDS_A_DAY}
        or exists (select from empty_searches where day = ${day}::date and words = name)
      on conflict (day, words) do update set times = empty_searches.times + excluded.times`);
}

const byName = ([one]: [string, number], [other]: [string, number]) => (one < other ? -1 : 1);
