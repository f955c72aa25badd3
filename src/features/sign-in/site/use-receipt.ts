import { useEffect, useState } from 'react';

/**
 * The receipt of the link that led here, taken out of the address, so that it stays neither in the
 * history nor on the screen. Undefined before it was looked for, null where there is none.
 */
export function useReceipt(): string | null | undefined {
  const [receipt, setReceipt] = useState<string | null>();
  useEffect(() => {
    const found = new URLSearchParams(location.search).get('receipt');
    // What React runs twice in development finds an empty address the second time.
    setReceipt((before) => before ?? found);
    if (found) history.replaceState(history.state, '', location.pathname + location.hash);
  }, []);
  return receipt;
}

/** The receipt in the address that a form without scripts was posted to. */
export const receiptOf = ({ url }: Request) => new URL(url).searchParams.get('receipt') ?? '';
