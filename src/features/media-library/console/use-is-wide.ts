import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 75rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether there is room for a panel beside the list. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
