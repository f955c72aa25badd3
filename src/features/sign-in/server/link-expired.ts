import { Problem } from '#contract/problems.ts';

/** Of a link that was used, is too old, or whose reason is gone. */
export function linkExpired(): Problem {
  const message = 'This link was used or is too old. Ask for a new one.';
  return new Problem('wrongCredentials', { message });
}
