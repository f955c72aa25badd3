import { z } from 'zod';
import type { ProofContext, Proofs } from './proof.ts';

interface Options {
  siteKey: string;
  secret: string;
  /** Where answers are checked; Google's unless a test says otherwise. */
  address?: string;
}

const GOOGLE = 'https://www.google.com/recaptcha/api/siteverify';
const TIMEOUT_MS = 5_000;
/** Google's own advice where to draw the line, from 0 (a machine) to 1. */
const LEAST_SCORE = 0.5;
const LONGEST_ANSWER = 4_000;

const verdict = z.object({
  success: z.boolean(),
  score: z.number().default(0),
  action: z.string().default(''),
});

/** Recaptcha v3, which has its answers counted once by itself. While it is away, nobody gets through. */
export function createRecaptcha({ siteKey, secret, address = GOOGLE }: Options): Proofs {
  return {
    request: async (asked) => ({ kind: 'recaptcha', siteKey, action: actionOf(asked) }),
    async holds(answer, asked) {
      if (answer.length > LONGEST_ANSWER) return false;
      try {
        const response = await fetch(address, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: answer }),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const { success, score, action } = verdict.parse(await response.json());
        return success && score >= LEAST_SCORE && action === actionOf(asked);
      } catch {
        return false;
      }
    },
  };
}

/** Names the call; an action has letters, digits, slashes and underscores only. */
function actionOf({ path }: ProofContext): string {
  return path.replace(/[^A-Za-z0-9/_]/g, '_').slice(0, 100);
}
