import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { engagement } from '#db/schema/index.ts';
import { bind } from '#http/bind.ts';
import { indianDay } from '#lib/clock.ts';
import { countEngagement } from '../contract.ts';

export const engagementCalls = (db: Database) => [
  bind(countEngagement, async ({ body }) => {
    const { type = 'visit', path = '/' } = body ?? {};
    await db
      .insert(engagement)
      .values({ day: indianDay(new Date()), type, path, count: 1 })
      .onConflictDoUpdate({
        target: [engagement.day, engagement.type, engagement.path],
        set: { count: sql`${engagement.count} + 1` },
      });
    return {};
  }),
];
