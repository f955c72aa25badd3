import type { ProofRequest } from '#contract/problems.ts';

/** Asks whoever passed a soft limit to show that they are a person who means it. */
export interface Proofs {
  request(): Promise<ProofRequest>;
  /** Whether an answer holds. The same answer holds once. */
  holds(answer: string, address: string): Promise<boolean>;
}

/** The header that an answer travels in. */
export const proofHeader = 'x-proof';
