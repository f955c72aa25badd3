import { useSyncExternalStore } from 'react';

const wide = '(min-width: 1200px)';

/** Whether the panel has room beside the lanes. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
