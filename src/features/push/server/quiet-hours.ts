import type { Executor } from '#db/database.ts';
import { pushQuietHours } from '#db/schema/push.ts';
import { quietHoursOf } from '#lib/quiet-hours.ts';
import type { QuietHours } from '#lib/quiet-hours.ts';

/** The hours in which no push message goes out; undefined where there are none. */
export async function readQuietHours(db: Executor): Promise<QuietHours | undefined> {
  const [row] = await db.select().from(pushQuietHours);
  return quietHoursOf(row && { from: row.fromMinute, until: row.untilMinute });
}

/** Sets them; none are kept as hours that end where they begin. */
export async function setQuietHours(
  tx: Executor,
  { from: fromMinute, until: untilMinute }: QuietHours,
): Promise<void> {
  const row = { fromMinute, untilMinute };
  await tx
    .insert(pushQuietHours)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({ target: pushQuietHours.id, set: row });
}
