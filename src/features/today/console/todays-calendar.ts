import { useCallQuery } from '#client/query.ts';
import { readCalendar } from '#features/publishing/contract.ts';
import { indianDay } from '#lib/clock.ts';
import { DAY_MS } from '#lib/durations.ts';
import { useNow } from './now.ts';

/** Plans of today and tomorrow, and what is approved and has none. */
export function useTodaysCalendar() {
  const now = useNow();
  const from = indianDay(now);
  const until = indianDay(new Date(now.getTime() + DAY_MS));
  return useCallQuery(readCalendar, { query: { from, until } });
}
