import type { Caller } from '#http/caller.ts';

/** The mark by which a browser is recognised when it comes back with a link; null for other clients. */
export function browserOf({ markBrowser }: Pick<Caller, 'markBrowser'>): string | null {
  return markBrowser?.()?.toString('base64url') ?? null;
}

/**
 * Whether a link that was mailed is opened where it was asked for. Only in a browser can it be opened
 * by somebody who never asked and presses what is there; other clients know what they send.
 */
export function isSameBrowser(
  browser: string | null | undefined,
  { isBrowser, browserHash }: Pick<Caller, 'isBrowser' | 'browserHash'>,
): boolean {
  if (!isBrowser) return true;
  return browserHash !== undefined && browserHash.toString('base64url') === browser;
}
