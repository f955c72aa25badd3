import { useState } from 'react';
import { useSay } from './say.tsx';

/** A moment that somebody chooses, which must be to come: its field says so of one that is over. */
export function useMomentToCome(begin?: string | (() => string)) {
  const say = useSay();
  const [at, setAt] = useState<string | undefined>(begin);
  const [isRefused, setRefused] = useState(false);
  return {
    at,
    /** The properties of its `WhenField`. */
    field: {
      value: at,
      onChange: (next: string | undefined) => {
        setAt(next);
        setRefused(false);
      },
      ...(isRefused && { problem: say('Choose a moment to come', 'आगे का कोई समय चुनिए') }),
    },
    /** Whether it may be sent; where it may not, the field says why. */
    isToCome(): boolean {
      const isOver = at !== undefined && Date.parse(at) <= Date.now();
      setRefused(isOver);
      return !isOver;
    },
  };
}
