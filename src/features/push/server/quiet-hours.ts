import type { Executor } from '#db/database.ts';
import { pushQuietHours } from '#db/schema/push.ts';

/** From and until, in minutes of the Indian day; the night may lie between. */
export interface QuietHours {
  from: number;
  until: number;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const INDIA_MINUTES = 330;

/** Nine in the evening to eight in the morning, until somebody sets others. */
const usual: QuietHours = { from: 21 * 60, until: 8 * 60 };

/** The hours in which nothing goes out; undefined where there are none. */
export async function readQuietHours(db: Executor): Promise<QuietHours | undefined> {
  const [row] = await db.select().from(pushQuietHours);
  const { from, until } = row ? { from: row.fromMinute, until: row.untilMinute } : usual;
  return from === until ? undefined : { from, until };
}

/** Sets them; none are kept as hours that end where they begin. */
export async function setQuietHours(tx: Executor, quiet: QuietHours | null): Promise<void> {
  const { from: fromMinute, until: untilMinute } = quiet ?? { from: 0, until: 0 };
  const row = { fromMinute, untilMinute };
  await tx
    .insert(pushQuietHours)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({ target: pushQuietHours.id, set: row });
}

/** The first moment, from this one on, that is outside the quiet hours. */
export function whenAllowed(at: Date, quiet: QuietHours | undefined): Date {
  if (!quiet) return at;
  const minute = (at.getTime() / MINUTE_MS + INDIA_MINUTES) % DAY_MINUTES;
  const sinceBegin = (minute - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  const length = (quiet.until - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  if (sinceBegin >= length) return at;
  return new Date(at.getTime() + (length - sinceBegin) * MINUTE_MS);
}

export function isQuiet(at: Date, quiet: QuietHours | undefined): boolean {
  return whenAllowed(at, quiet) > at;
}

/** `21:00` */
export const hourOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

export function minutesOf(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return hours * 60 + minutes;
}
