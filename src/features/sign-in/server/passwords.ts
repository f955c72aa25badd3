import { hash, verify } from '@node-rs/argon2';
import { Problem } from '#contract/problems.ts';
import { createGate, GateFull } from '#lib/gate.ts';

/** OWASP's first choice for Argon2id, which is the default of the library: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const RETRY_SECONDS = 2;

/** Hashing takes a whole core; whatever comes, one is left for those who read. */
const through = createGate({ atOnce: 2, waiting: 20 });

/** Of a password that nobody has, so that an unknown account takes as long as a known one. */
const nobodys = hash(crypto.randomUUID(), COST);

/** Throws `busy` when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/** Whether a password is that of an account; takes as long where there is none. */
export function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  return inTurn(async () => {
    const matches = await verify(stored ?? (await nobodys), password);
    return matches && Boolean(stored);
  });
}

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return through(work).catch((reason: unknown) => {
    if (reason instanceof GateFull) throw new Problem('busy', { retryAfter: RETRY_SECONDS });
    throw reason;
  });
}
