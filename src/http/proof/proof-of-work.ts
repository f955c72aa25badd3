import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import type { Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { CountedLimits } from '../limits/limits.ts';
import { createDifficulty } from './difficulty.ts';
import type { ProofContext, Proofs } from './proof.ts';

/**
 * The work of a proof: rounds for each guess, and guesses. It takes at most about a second on one core of a
 * cheap phone, and grows with the difficulty. Any guess may be the right one: a caller who knew that the first
 * ones never are would leave them out.
 */
const ROUNDS = 1_000;
const MOST_GUESSES = 800;
const HOLDS_SECONDS = 600;
const LONGEST_ANSWER = 4_000;

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      nonce: z.string(),
      data: z.object({ path: z.string(), address: z.string(), factor: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

interface Options {
  /** Signs the challenges, so that nothing is kept until one is answered. */
  secret: string;
  /** Count the answers that were given, so that each is valid once. */
  limits: CountedLimits;
  /** Rounds for each guess; tests that solve many proofs take fewer. */
  rounds?: number;
}

/** A proof of work that this site makes and checks by itself. */
export function createProofOfWork({ secret, limits, rounds = ROUNDS }: Options): Proofs {
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: secret };
  const difficulty = createDifficulty(limits);

  /** An answer may have half the current factor: others behind the same address may have raised it meanwhile. */
  const isPaid = async (factor: number, address: string) =>
    2 * factor >= (await difficulty.of(address));

  return {
    async request({ path, address }) {
      const factor = await difficulty.of(address);
      const challenge = await createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        deriveKey,
        cost: rounds,
        counter: randomInt(MOST_GUESSES * factor),
        data: { path, address, factor },
        expiresAt: new Date(Date.now() + HOLDS_SECONDS * 1000),
      });
      return { kind: 'work', challenge };
    },

    async holds(answer, asked) {
      const given = read(answer);
      if (!given || !isFor(asked, given.challenge.parameters.data)) return false;
      const { nonce, data } = given.challenge.parameters;
      if (!(await isPaid(data.factor, asked.address))) return false;
      const solved = given as unknown as Payload;
      const { verified } = await verifySolution({ ...solved, ...secrets, deriveKey });
      if (!verified || !(await isFirst(limits, nonce))) return false;
      await difficulty.note(asked.address);
      return true;
    },
  };
}

/** An answer that was asked for by another call, or from elsewhere, opens nothing here. */
function isFor({ path, address }: ProofContext, data: ProofContext): boolean {
  return data.path === path && data.address === address;
}

/** Whether an answer is given for the first time; false where that cannot be told. */
function isFirst(limits: CountedLimits, nonce: string): Promise<boolean> {
  return limits.consume('proofUsed', nonce).then(
    () => true,
    () => false,
  );
}

/** Parses an answer; undefined where it is none. */
function read(answer: string): z.output<typeof payload> | undefined {
  if (answer.length > LONGEST_ANSWER) return undefined;
  try {
    const found = payload.safeParse(JSON.parse(Buffer.from(answer, 'base64').toString()));
    return found.success ? found.data : undefined;
  } catch {
    return undefined;
  }
}
