import type { FastifyRequest } from 'fastify';
import type { ProofRequest } from '#contract/problems.ts';
import { splitUrl } from '../query.ts';
import { proofHeader } from './proof.ts';
import type { Proofs } from './proof.ts';

/** What a request brings along to open empty buckets. */
export interface BroughtProof {
  /** Looked at once for the whole request, because the same answer holds only once. */
  holds(): Promise<boolean>;
  /** Asks for another. */
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
