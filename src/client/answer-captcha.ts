import type { ProofRequest } from '#contract/problems.ts';

/** The answer to what a soft limit asks for; what it takes is fetched only then. */
export async function answerCaptcha(request: ProofRequest): Promise<string> {
  if (request.kind === 'recaptcha') return (await import('./recaptcha.ts')).recaptcha(request);
  return (await import('./proof-of-work.ts')).solveProofOfWork(request.challenge);
}
