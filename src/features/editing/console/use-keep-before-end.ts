import { useEffect } from 'react';
import type { Saving } from './saving/saving.ts';

/** Keeps what is typed when the tab is hidden or left, and tries again when the network is back. */
export function useKeepBeforeEnd(saving: Saving): void {
  useEffect(() => {
    const keep = () => void saving.keepNow();
    const save = () => {
      if (document.visibilityState === 'hidden') void saving.flush();
    };
    const retry = () => saving.retry();
    window.addEventListener('pagehide', keep);
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', save);
    return () => {
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', save);
      saving.end();
    };
  }, [saving]);
}
