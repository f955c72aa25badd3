import type { Database } from '#db/database.ts';
import { bind } from '#http/bind.ts';
import { isWithinLimit } from '#http/limits/within-limit.ts';
import { indianDay } from '#lib/clock.ts';
import { countEngagement } from '../contract.ts';
import { countAgain, countFirst } from './count.ts';

export const engagementRoutes = (db: Database) => [
  bind(countEngagement, async ({ body, caller }) => {
    const { type = 'visit', path = '/' } = body ?? {};
    const row = { day: indianDay(new Date()), type, path };
    if (await countAgain(db, row)) return {};
    // Clients choose the names in the rows, so there is a limit to distinct ones.
    const isCounted = await isWithinLimit(caller, 'engageRows', 'all');
    await countFirst(db, isCounted ? row : { ...row, ...elsewhere });
    return {};
  }),
];

/** The row that counts further events of a day with enough rows. */
const elsewhere = { type: 'other', path: '/' };
