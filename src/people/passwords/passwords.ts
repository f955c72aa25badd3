import { hash, verify } from '@node-rs/argon2';
import { createBoundedQueue } from '#contract/bounded-queue.ts';

/** OWASP's first choice for Argon2id, which is the default of the library: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing takes a whole core; whatever comes, one should be left for those who read. */
export interface HashingTerms {
  atOnce: number;
  /** Those who may wait for their turn. */
  waiting: number;
}

/** The hash of a password that nobody has, so that an unknown account takes as long as a known one. */
const nobodys = hash(crypto.randomUUID(), COST);

/** Hashes and compares passwords in a queue of its own; throws `busy` when too many wait in it. */
export function createPasswords(terms: HashingTerms) {
  const inTurn = createBoundedQueue(terms);
  return {
    /** Throws `busy` where a comparison would be turned away now. */
    requireRoom: inTurn.requireRoom,

    hash: (password: string): Promise<string> => inTurn(() => hash(password, COST)),

    /** Whether a password is that of an account; takes as long where there is none. */
    isRight: (password: string, stored: string | null | undefined): Promise<boolean> =>
      inTurn(async () => {
        const matches = await verify(stored ?? (await nobodys), password);
        return matches && Boolean(stored);
      }),
  };
}
