import { pushState, turnOnPush } from '#client/push.ts';
import type { Translate } from '#ui/translation.tsx';
import type { Answer } from '#ui/use-submission.ts';

/** The id of the heading of the part about this device. */
export const PUSH_PART = 'push-part';

/**
 * Switches push messages on for this device, which is how the consent is given: a consent alone would reach nobody.
 * Where the device cannot be written to, it leads to the part of the page that says why.
 */
export async function subscribeHere(t: Translate): Promise<Answer> {
  const state = pushState();
  const canAsk = state === 'on' || state === 'off';
  if (canAsk && (await turnOnPush())) return { success: true };
  document.getElementById(PUSH_PART)?.focus();
  return { success: false, message: t(canAsk ? 'push.failed' : `push.${state}`) };
}
