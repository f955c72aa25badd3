import { useQueries } from '@tanstack/react-query';
import { ask, queryKey } from '#client/query.ts';
import type { WaitingCount } from '#ui/console/console-area.ts';
import { useSay } from '#ui/console/say.tsx';

const INTERVAL_MS = 60_000;

/** How many wait for the agent; nothing when none does. */
export function Waiting({ of = [] }: { of: readonly WaitingCount[] | undefined }) {
  const say = useSay();
  const replies = useQueries({
    queries: of.map(({ endpoint }) => ({
      queryKey: queryKey(endpoint, {}),
      queryFn: ({ signal }: { signal: AbortSignal }) => ask(endpoint, {}, signal),
      refetchInterval: INTERVAL_MS,
    })),
  });
  const count = of.reduce((sum, { read }, at) => {
    const data = replies[at]?.data;
    return data === undefined ? sum : sum + read(data);
  }, 0);
  if (!count) return null;
  return (
    <span className="waiting">
      {count}
      <span className="visually-hidden"> {say('wait for you', 'आपके लिए')}</span>
    </span>
  );
}
