import { findClosed } from '#people/close-account.ts';
import type { Erasure, ErasureDependencies } from './erasures.ts';
import { everythingHeld } from './held.ts';

/** One place of an erasure. */
interface ErasedPlace {
  label: [string, string];
  /** How many rows it held when the erasure was asked for. */
  rows: number;
  /** Whether nothing is left there. */
  isGone: boolean;
}

/**
 * How far an erasure has come, place by place. Rows of an account are erased by the queue; all others
 * went with the confirmation.
 */
export async function progressOf(
  { db, personalData }: ErasureDependencies,
  { state, counts, userIds }: Erasure,
): Promise<ErasedPlace[]> {
  const left = state === 'waiting' ? undefined : await placesLeft({ db, personalData }, userIds);
  const labels = new Map(personalData.map(({ about, place }) => [place?.label[0] ?? about, place]));
  return Object.entries(counts).map(([english, rows]) => ({
    label: [english, labels.get(english)?.label[1] ?? english],
    rows,
    isGone: left !== undefined && !left.has(english),
  }));
}

async function placesLeft(
  { db, personalData }: Pick<ErasureDependencies, 'db' | 'personalData'>,
  userIds: readonly string[],
): Promise<Set<string>> {
  const held = await everythingHeld(db, await findClosed(db, userIds), personalData);
  return new Set(held.filter(({ rows }) => rows > 0).map(({ label }) => label[0]));
}
