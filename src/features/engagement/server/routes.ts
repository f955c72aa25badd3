import { and, eq, sql } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Database } from '#db/database.ts';
import { engagement } from '#db/schema/engagement.ts';
import { bind } from '#http/bind.ts';
import type { Caller } from '#http/caller.ts';
import { indianDay } from '#lib/clock.ts';
import { countEngagement } from '../contract.ts';

export const engagementRoutes = (db: Database) => [
  bind(countEngagement, async ({ body, caller }) => {
    const { type = 'visit', path = '/' } = body ?? {};
    const row = { day: indianDay(new Date()), type, path };
    if (await countAgain(db, row)) return {};
    await countFirst(db, (await isWithinLimit(caller)) ? row : { ...row, ...elsewhere });
    return {};
  }),
];

type Row = Pick<typeof engagement.$inferSelect, 'day' | 'type' | 'path'>;

/** The row that counts further events of a day with enough rows. */
const elsewhere = { type: 'other', path: '/' };
const onceMore = { count: sql`${engagement.count} + 1` };

async function countAgain(db: Database, { day, type, path }: Row): Promise<boolean> {
  const { day: ofDay, type: ofType, path: ofPath } = engagement;
  const isRow = and(eq(ofDay, day), eq(ofType, type), eq(ofPath, path));
  const { rowCount } = await db.update(engagement).set(onceMore).where(isRow);
  return Boolean(rowCount);
}

/** A concurrent request may insert the row first. */
async function countFirst(db: Database, row: Row): Promise<void> {
  const target = [engagement.day, engagement.type, engagement.path];
  await db
    .insert(engagement)
    .values({ ...row, count: 1 })
    .onConflictDoUpdate({ target, set: onceMore });
}

/** Limits the number of distinct rows, because clients choose the names in them. */
async function isWithinLimit(caller: Caller): Promise<boolean> {
  try {
    await caller.consume('engageRows', 'all');
    return true;
  } catch (reason) {
    if (reason instanceof Problem && reason.code === 'tooMany') return false;
    throw reason;
  }
}
