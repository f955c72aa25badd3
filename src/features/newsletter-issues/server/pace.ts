import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { newsletterPace } from '#db/schema/newsletter-issues.ts';
import { outdated } from '#http/outdated.ts';
import { isChangedSince } from '#lib/changed-since.ts';
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
  const isChanged =
    isChangedSince(seen?.perMinute, now.perMinute, perMinute) ||
    isChangedSince(seen?.quiet, now.quiet, quiet);
  if (isChanged) throw outdated();
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
