import { Problem } from '#contract/problems.ts';
import type { Database } from '#db/database.ts';
import { bind } from '#http/bind.ts';
import type { Caller } from '#http/caller.ts';
import { indianDay } from '#lib/clock.ts';
import { countEngagement } from '../contract.ts';
import { countAgain, countFirst } from './count.ts';

export const engagementRoutes = (db: Database) => [
  bind(countEngagement, async ({ body, caller }) => {
    const { type = 'visit', path = '/' } = body ?? {};
    const row = { day: indianDay(new Date()), type, path };
    if (await countAgain(db, row)) return {};
    await countFirst(db, (await isWithinLimit(caller)) ? row : { ...row, ...elsewhere });
    return {};
  }),
];

/** The row that counts further events of a day with enough rows. */
const elsewhere = { type: 'other', path: '/' };

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
