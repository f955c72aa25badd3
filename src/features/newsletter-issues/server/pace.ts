import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { newsletterPace } from '#db/schema/newsletter-issues.ts';
import { parseQuietHours, quietHoursOf, writeQuietHours } from '#lib/quiet-hours.ts';
import type { QuietHours, WrittenQuietHours } from '#lib/quiet-hours.ts';
import type { Pace } from '../contract.ts';

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

/** A change of the pace or of the quiet hours; either stays where it is left out. */
interface PaceChange {
  perMinute?: number | undefined;
  quiet?: WrittenQuietHours | null | undefined;
  /** Both as they were seen by whoever changes them. */
  seen?: Pace | undefined;
}

/** Sets the pace, the quiet hours, or both. Throws `conflict` for one that somebody changed since it was seen. */
export async function setPace(tx: Executor, { perMinute, quiet, seen }: PaceChange): Promise<void> {
  // Two at once take turns.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('abhiyan newsletter pace'))`);
  const kept = await readPace(tx);
  const now: Pace = { perMinute: kept.perMinute, quiet: writeQuietHours(kept.quiet) };
  requireAsSeen(now.perMinute, seen?.perMinute, perMinute);
  requireAsSeen(now.quiet, seen?.quiet, quiet);
  const hours = parseQuietHours(quiet === undefined ? now.quiet : quiet);
  const row = {
    perMinute: perMinute ?? now.perMinute,
    fromMinute: hours.from,
    untilMinute: hours.until,
  };
  await tx
    .insert(newsletterPace)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({ target: newsletterPace.id, set: row });
}

function requireAsSeen(now: unknown, seen: unknown, told: unknown): void {
  if (seen === undefined || told === undefined) return;
  if (isDeepStrictEqual(now, seen) || isDeepStrictEqual(now, told)) return;
  throw new Problem('conflict', {
    message: 'Somebody else changed this since. Look at it as it is now, and try again.',
  });
}
