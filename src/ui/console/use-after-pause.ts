import { useEffect, useEffectEvent } from 'react';

const PAUSE_MS = 250;

/** Tells what is typed a moment after the last key, where it is not known yet. */
export function useAfterPause(typed: string, known: string, tell: (typed: string) => void): void {
  const onPause = useEffectEvent(tell);
  useEffect(() => {
    if (typed === known) return undefined;
    const timer = setTimeout(() => onPause(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, known]);
}
