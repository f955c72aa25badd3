import { LRUCache } from 'lru-cache';
import type { CountedLimits } from '../limits/limits.ts';

/** A cheap phone bears about ten seconds of work, so the difficulty doubles no further. */
const MAX_FACTOR = 8;

/** A flood that is refused asks for challenges all the time, and should not reach the database. */
const KNOWN_FOR_MS = 2_000;
const MAX_KNOWN = 10_000;

/** The factor of work that a proof takes; it doubles with each proof that an address has used. */
export interface Difficulty {
  of(address: string): Promise<number>;
  /** Counts a used proof. */
  note(address: string): Promise<void>;
}

export function createDifficulty(limits: CountedLimits): Difficulty {
  const known = new LRUCache<string, number>({ max: MAX_KNOWN, ttl: KNOWN_FOR_MS });
  return {
    async of(address) {
      const spent = known.get(address) ?? (await limits.consumed('proofsSpent', address));
      known.set(address, spent);
      return Math.min(MAX_FACTOR, 2 ** spent);
    },
    async note(address) {
      known.delete(address);
      // Beyond the most that are counted the factor is the largest anyway.
      await limits.consume('proofsSpent', address).catch(() => undefined);
    },
  };
}
