import { useCall } from '#client/query.ts';
import { findMe } from '#features/agents/contract.ts';
import type { WaitingCount } from '#ui/console/console-area.ts';
import { useSay } from '#ui/console/say.tsx';

const EVERY_MS = 60_000;

/** How many wait for the agent; nothing when none does. */
export function Waiting({ of }: { of: WaitingCount | undefined }) {
  const say = useSay();
  const { data } = useCall(
    of?.endpoint ?? findMe,
    {},
    { enabled: of !== undefined, refetchInterval: EVERY_MS },
  );
  const count = of && data ? of.read(data) : 0;
  if (!count) return null;
  return (
    <span className="waiting">
      {count}
      <span className="visually-hidden"> {say('wait for you', 'आपके लिए')}</span>
    </span>
  );
}
