import { Problem } from '#contract/problems.ts';

/** A 409 for an agent's act on what somebody else has changed since its caller saw it. */
export function outdated(): Problem {
  return new Problem('conflict', {
    message: 'Somebody else changed this since. Look at it as it is now, and try again.',
  });
}
