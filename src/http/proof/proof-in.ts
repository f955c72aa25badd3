import type { FastifyRequest } from 'fastify';
import type { ProofRequest } from '#contract/problems.ts';
import { splitUrl } from '../query.ts';
import { proofHeader } from './proof.ts';
import type { Proofs } from './proof.ts';

/** The proof that a request brings to open empty buckets. */
export interface BroughtProof {
  /** Checked once for the whole request, because an answer is valid only once. */
  holds(): Promise<boolean>;
  /** Makes a new challenge. */
  ask(): Promise<ProofRequest>;
}

/** The proof in a request that is counted by this address. */
export function proofIn(
  { url, headers }: FastifyRequest,
  address: string,
  proofs: Proofs,
): BroughtProof {
  const asked = { path: splitUrl(url).path, address };
  const answer = headers[proofHeader];
  let verdict: Promise<boolean> | undefined;
  return {
    async holds() {
      if (typeof answer !== 'string') return false;
      verdict ??= proofs.holds(answer, asked);
      return verdict;
    },
    ask: () => proofs.request(asked),
  };
}
