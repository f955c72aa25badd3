import { Problem } from '#contract/problems.ts';
import type { RedemptionResult } from '#people/one-time-codes.ts';

type Refused = Exclude<RedemptionResult, 'right'>;

/**
 * The error for a refused code, with its reason and the next step. It names the field only while
 * other digits may help: pages tell by that when a new code is needed.
 */
export function codeError(refused: Refused): Problem {
  if (typeof refused !== 'object')
    return new Problem('wrongCredentials', { message: reasons[refused] });
  const msg = wrong(refused.triesLeft);
  return new Problem('wrongCredentials', { message: msg, errors: [{ param: 'otp', msg }] });
}

const reasons = {
  spent: 'Too many wrong codes were entered. Ask for a new one.',
  used: 'This code was used already. Ask for a new one.',
  old: 'This code is too old. Ask for a new one.',
  none: 'No code holds for this number any more. Ask for a new one.',
} as const;

function wrong(triesLeft: number): string {
  if (triesLeft === 1) return 'That code is not right. Check the message; you can try once more.';
  return `That code is not right. Check the message; you can try ${triesLeft} more times.`;
}
