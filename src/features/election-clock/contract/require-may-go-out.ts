import { Problem } from '#contract/problems.ts';
import type { WhenMayGoOut, Wish } from './when-may-go-out.ts';

const SILENT =
  'A silence before a poll is on, so this waits until the poll has closed. An administrator can let it out, under Law.';

/** The refusal of what a silence holds. */
export const silent = () => new Problem('forbidden', { message: SILENT });

/** Throws `forbidden` while a silence holds it. */
export async function requireMayGoOut(
  whenMayGoOut: WhenMayGoOut,
  wish: Omit<Wish, 'at'>,
): Promise<void> {
  const at = new Date();
  if ((await whenMayGoOut({ ...wish, at })) > at) throw silent();
}
