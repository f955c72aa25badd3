import { useEffect, useRef } from 'react';
import { handIn } from './hand-in.ts';
import type { HandedIn } from './hand-in.ts';
import type { Round } from './round-store.ts';

const FIRST_PAUSE_MS = 5_000;
/** Seldom enough for the limit of an hour. */
const LONGEST_PAUSE_MS = 300_000;

/** Hands in by itself a round that waits for the server, after pauses that double. */
export function useHandInAgain(
  waiting: { round: Round } | undefined,
  onHandedIn: (outcome: HandedIn) => void,
): void {
  const pause = useRef(FIRST_PAUSE_MS);
  useEffect(() => {
    if (!waiting) {
      pause.current = FIRST_PAUSE_MS;
      return undefined;
    }
    const timer = setTimeout(() => void handIn(waiting.round).then(onHandedIn), pause.current);
    pause.current = Math.min(2 * pause.current, LONGEST_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waiting, onHandedIn]);
}
