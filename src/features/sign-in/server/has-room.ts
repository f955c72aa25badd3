import { Problem } from '#contract/problems.ts';
import type { Caller } from '#http/caller.ts';

/** Who was written to often enough is not written to again, and the answer does not tell. */
export async function hasRoom(caller: Caller, to: string): Promise<boolean> {
  try {
    await caller.draw('registerAddress', to);
    return true;
  } catch (reason) {
    if (reason instanceof Problem && reason.code === 'tooMany') return false;
    throw reason;
  }
}
