import type { ProofRequest } from '#contract/problems.ts';

/** What a proof is for: it opens the buckets of one call, for one address, and nothing else. */
export interface ProofContext {
  /** The path of the call. */
  path: string;
  /** Whom the limits count. */
  address: string;
}

/** Asks whoever passed a soft limit to show that they are a person who means it. */
export interface Proofs {
  request(asked: ProofContext): Promise<ProofRequest>;
  /** Whether an answer holds. The same answer holds once. */
  holds(answer: string, asked: ProofContext): Promise<boolean>;
}

/** The header that an answer travels in. */
export const proofHeader = 'x-proof';
