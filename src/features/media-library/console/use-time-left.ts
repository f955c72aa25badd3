import { useEffect, useState } from 'react';
import { MINUTE_MS } from '#lib/durations.ts';
import { useSay } from '#ui/console/say.tsx';

/** The time until a moment, told anew with every minute. */
export function useTimeLeft(dueAt: string): { text: string; isOver: boolean } {
  const say = useSay();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.ceil((Date.parse(dueAt) - now) / MINUTE_MS);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const span = say(`${hours} h ${rest} min`, `${hours} घंटे ${rest} मिनट`);
  return minutes > 0
    ? { text: say(`${span} left`, `${span} बाक़ी`), isOver: false }
    : { text: say(`Over since ${span}`, `${span} पहले समय पूरा हुआ`), isOver: true };
}
