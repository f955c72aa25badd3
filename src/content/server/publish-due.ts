import { sql } from 'drizzle-orm';
import { announce } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import { refreshShown } from './shown.ts';

/** Makes public every version whose time has come; returns how many. Safe in many processes at once. */
export async function publishDue(db: Database): Promise<number> {
  return transaction(db, async (tx) => {
    const { rows } = await tx.execute<{ id: string; collection: string }>(sql`
      update versions set live = true
      where state = 'published' and not live and publish_at <= now()
      returning document_id as id, collection`);
    if (rows.length === 0) return 0;
    await refreshShown(
      tx,
      rows.map(({ id }) => id),
    );
    await announce(tx, [...new Set(rows.map(({ collection }) => collection))]);
    return rows.length;
  });
}

const longestWait = 5_000;

/** Keeps publishing what falls due until it is stopped. */
export function publishWhenDue(db: Database, report: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function turn() {
    await publishDue(db).catch(report);
    const wait = await untilNext(db).catch(() => longestWait);
    if (!stopped) timer = setTimeout(turn, wait);
  }

  void turn();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

async function untilNext(db: Database): Promise<number> {
  const { rows } = await db.execute<{ wait: number | null }>(sql`
    select (extract(epoch from min(publish_at) - now()) * 1000)::float as wait
    from versions where state = 'published' and not live`);
  return Math.min(Math.max(rows[0]?.wait ?? longestWait, 50), longestWait);
}
