import { useEffect, useState } from 'react';

/** The time that is left until a moment, counted down, as `1:05`; none once it is there. */
export function useTimeUntil(moment: number): string | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(ticking);
  }, []);
  const seconds = Math.ceil((moment - now) / 1000);
  if (seconds <= 0) return undefined;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
