import { Problem } from '#contract/problems.ts';
import type { Caller } from '#http/caller.ts';

/** Counts what somebody got wrong, over all; beyond what people mistype the alarm rings in the log. */
export async function countWrong(
  caller: Caller,
  what: 'wrongCodes' | 'wrongPasswords',
): Promise<void> {
  try {
    await caller.consume(what, 'all');
  } catch (reason) {
    if (!(reason instanceof Problem)) throw reason;
    caller.log.error({ what }, 'More is entered wrong than people mistype: somebody is guessing');
  }
}
