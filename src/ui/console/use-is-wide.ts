import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1200px)';

/** Whether a panel has room beside the content of a screen. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
