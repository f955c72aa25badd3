import type { Executor } from '#db/database.ts';
import { newsletterPace } from '#db/schema/newsletter-issues.ts';
import { quietHoursOf } from '#lib/quiet-hours.ts';
import type { QuietHours } from '#lib/quiet-hours.ts';

/** How fast issues go out, and when not. */
export interface Pacing {
  perMinute: number;
  quiet: QuietHours | undefined;
}

/** Few mail servers mind so many; those of a small campaign may want fewer. */
const USUAL_PER_MINUTE = 600;

export async function readPace(db: Executor): Promise<Pacing> {
  const [row] = await db.select().from(newsletterPace);
  const quiet = quietHoursOf(row && { from: row.fromMinute, until: row.untilMinute });
  return { perMinute: row?.perMinute ?? USUAL_PER_MINUTE, quiet };
}

export async function setPace(tx: Executor, perMinute: number, quiet: QuietHours): Promise<void> {
  const row = { perMinute, fromMinute: quiet.from, untilMinute: quiet.until };
  await tx
    .insert(newsletterPace)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({ target: newsletterPace.id, set: row });
}
