import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Does the work that a soft limit asks for: about a second on a cheap phone. */
export async function solveProofOfWork(challenge: object): Promise<string> {
  // The server made it.
  const asked = challenge as Challenge;
  const solution = await solveChallenge({ challenge: asked, deriveKey });
  if (!solution) throw new Error('The proof was not found');
  return btoa(JSON.stringify({ challenge: asked, solution }));
}
