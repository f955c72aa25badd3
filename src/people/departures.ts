import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { newsletterDepartures } from '#db/schema/newsletter.ts';
import { indianDay } from '#lib/clock.ts';

/** Counts somebody who left the newsletter today. */
export async function countDeparture(tx: Executor): Promise<void> {
  const { day, count } = newsletterDepartures;
  await tx
    .insert(newsletterDepartures)
    .values({ day: indianDay(new Date()), count: 1 })
    .onConflictDoUpdate({ target: day, set: { count: sql`${count} + 1` } });
}
