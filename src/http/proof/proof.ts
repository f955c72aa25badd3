import type { ProofRequest } from '#contract/problems.ts';

/** The scope of a proof: it opens the buckets of one call, for one address, and nothing else. */
export interface ProofContext {
  /** The path of the call. */
  path: string;
  /** The address that the limits count. */
  address: string;
}

/** Challenges for callers who reached a limit that opens with a proof, and the checks of their answers. */
export interface Proofs {
  request(asked: ProofContext): Promise<ProofRequest>;
  /** Whether an answer holds. The same answer holds once. */
  holds(answer: string, asked: ProofContext): Promise<boolean>;
}

/** The header that an answer travels in. */
export const proofHeader = 'x-proof';
