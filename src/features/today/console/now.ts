import { useEffect, useState } from 'react';
import { toIso } from '#lib/clock.ts';

const A_MINUTE = 60_000;

/** The moment, which moves on by the minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), A_MINUTE / 4);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The hour in India: `10:42`. */
export const clockOf = (moment: Date | string): string => toIso(new Date(moment)).slice(11, 16);
