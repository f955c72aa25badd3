import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { engagement } from '#db/schema/engagement.ts';
import { indianDay } from '#lib/clock.ts';

export type Row = Pick<typeof engagement.$inferSelect, 'day' | 'type' | 'path'>;

/** The function by which other features count what was done on the server, by a name of their own. */
export type CountDeed = (type: string, path: string) => Promise<void>;

export const countDeedOf =
  (db: Database): CountDeed =>
  async (type, path) => {
    const row = { day: indianDay(new Date()), type, path };
    if (!(await countAgain(db, row))) await countFirst(db, row);
  };

const onceMore = { count: sql`${engagement.count} + 1` };

/** Counts what was counted that day before; false where it was not. */
export async function countAgain(db: Database, { day, type, path }: Row): Promise<boolean> {
  const { day: ofDay, type: ofType, path: ofPath } = engagement;
  const isRow = and(eq(ofDay, day), eq(ofType, type), eq(ofPath, path));
  const { rowCount } = await db.update(engagement).set(onceMore).where(isRow);
  return Boolean(rowCount);
}

/** A concurrent request may insert the row first. */
export async function countFirst(db: Database, row: Row): Promise<void> {
  const target = [engagement.day, engagement.type, engagement.path];
  await db
    .insert(engagement)
    .values({ ...row, count: 1 })
    .onConflictDoUpdate({ target, set: onceMore });
}
