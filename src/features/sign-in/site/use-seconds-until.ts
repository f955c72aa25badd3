import { useEffect, useState } from 'react';

/** The seconds that are left until a moment, counted down. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(moment);
  useEffect(() => {
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(ticking);
  }, []);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
