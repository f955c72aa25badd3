import { firstAllowed } from '#lib/first-allowed.ts';
import { whenAllowed } from '#lib/quiet-hours.ts';
import type { QuietHours } from '#lib/quiet-hours.ts';
import type { WhenMayGoOut, Wish } from './when-may-go-out.ts';

/** The first moment, from the wished one on, that lies neither in a silence before a poll nor in quiet hours. */
export const firstMoment = (
  whenMayGoOut: WhenMayGoOut,
  wish: Wish,
  quiet: QuietHours | undefined,
): Promise<Date> =>
  firstAllowed(wish.at, [(at) => whenMayGoOut({ ...wish, at }), (at) => whenAllowed(at, quiet)]);

/** Whether that is now. */
export async function mayGoOutNow(
  whenMayGoOut: WhenMayGoOut,
  wish: Omit<Wish, 'at'>,
  quiet: QuietHours | undefined,
): Promise<boolean> {
  const at = new Date();
  return (await firstMoment(whenMayGoOut, { ...wish, at }, quiet)) <= at;
}
