import { useCallback, useRef } from 'react';
import { call } from '#client/call.ts';
import { openEventGate, syncEventGate } from '../../contract/gate.ts';
import { opened, synced } from './gate-state.ts';
import type { KeptGate } from './use-kept-gate.ts';

/** The maximum number of marks, and of undone ones, in one call; the rest goes with the next. */
const MAX_AT_ONCE = 300;

/** Speaks to the server, one contact at a time; without a network nothing changes. */
export function useContact({ now, keep, end, setStage }: KeptGate) {
  const isBusy = useRef(false);

  const giveUp = useCallback(
    () => setStage((before) => (before === 'loading' ? 'unreachable' : before)),
    [setStage],
  );

  const alone = useCallback(
    async (contact: () => Promise<void>) => {
      if (isBusy.current) return;
      isBusy.current = true;
      await contact().catch(giveUp);
      isBusy.current = false;
    },
    [giveUp],
  );

  const sync = useCallback(
    () =>
      alone(async () => {
        if (!now.current) return;
        const { token, turn, waiting } = now.current;
        const sent = {
          marks: waiting.marks.slice(0, MAX_AT_ONCE),
          undone: waiting.undone.slice(0, MAX_AT_ONCE),
        };
        const reply = await call(syncEventGate, { body: { token, after: turn, ...sent } });
        if (!reply.success) return reply.status === 400 ? end() : undefined;
        if (now.current) keep(synced(now.current, sent, reply.data));
      }),
    [alone, end, keep, now],
  );

  const open = useCallback(
    (token: string) =>
      alone(async () => {
        const reply = await call(openEventGate, { body: { token } });
        if (reply.success) keep(opened(token, reply.data, now.current));
        else if (reply.status === 400 || reply.status === 422) await end();
        else giveUp();
      }),
    [alone, end, giveUp, keep, now],
  );

  return { open, sync };
}
