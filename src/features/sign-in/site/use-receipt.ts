import { useEffect, useState } from 'react';

/** The receipt of the link that opened this document. */
let taken: string | null = null;

/**
 * The receipt of the link that led here, null where there is none. The first call takes it out of the
 * address, so that it stays neither in the history nor on the screen.
 */
export function takeReceipt(): string | null {
  const found = new URLSearchParams(location.search).get('receipt');
  if (found) history.replaceState(history.state, '', location.pathname + location.hash);
  taken = found ?? taken;
  return taken;
}

/** Loads the page anew, as the link opened it: in most browsers, the only way to a script that was lost. */
export function loadAgain(): void {
  const address = new URL(location.href);
  if (taken) address.searchParams.set('receipt', taken);
  history.replaceState(history.state, '', address);
  location.reload();
}

/** The receipt as React state; undefined before the first effect. */
export function useReceipt(): string | null | undefined {
  const [receipt, setReceipt] = useState<string | null>();
  useEffect(() => setReceipt(takeReceipt()), []);
  return receipt;
}

/** The receipt in the address that a form without scripts was posted to. */
export const receiptOf = ({ url }: Request) => new URL(url).searchParams.get('receipt') ?? '';
