import { Problem } from '#contract/problems.ts';

/** The error for a link that was used, has expired, or has lost its purpose. */
export function linkExpired(): Problem {
  const message = 'This link was used or is too old. Ask for a new one.';
  return new Problem('wrongCredentials', { message });
}
