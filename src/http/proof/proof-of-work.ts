import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import type { Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Limits } from '../limits/limits.ts';
import type { Proofs } from './proof.ts';

/**
 * About a second of one core of a cheap phone: so many rounds for each guess, and so many guesses.
 */
const ROUNDS = 1_000;
const GUESSES = { least: 300, most: 900 };
const HOLDS_SECONDS = 600;
const LONGEST_ANSWER = 4_000;

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({ nonce: z.string() }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

interface Options {
  /** Signs the challenges, so that nothing is kept until one is answered. */
  secret: string;
  /** Remember which answers were given. */
  limits: Limits;
}

/** A proof of work that this site makes and checks by itself. */
export function createProofOfWork({ secret, limits }: Options): Proofs {
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: secret };
  return {
    async request() {
      const challenge = await createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        deriveKey,
        cost: ROUNDS,
        counter: randomInt(GUESSES.most, GUESSES.least),
        expiresAt: new Date(Date.now() + HOLDS_SECONDS * 1000),
      });
      return { kind: 'work', challenge };
    },

    async holds(answer) {
      const given = read(answer);
      if (!given) return false;
      const { verified } = await verifySolution({ ...given, ...secrets, deriveKey });
      return verified && isFirst(limits, given.challenge.parameters.nonce);
    },
  };
}

/** Whether an answer was not given before, nor can't be told. */
function isFirst(limits: Limits, nonce: string): Promise<boolean> {
  return limits.draw('proofUsed', nonce).then(
    () => true,
    () => false,
  );
}

/** Undefined for what is no answer. */
function read(answer: string): Payload | undefined {
  if (answer.length > LONGEST_ANSWER) return undefined;
  try {
    const found = payload.safeParse(JSON.parse(Buffer.from(answer, 'base64').toString()));
    return found.success ? (found.data as unknown as Payload) : undefined;
  } catch {
    return undefined;
  }
}
