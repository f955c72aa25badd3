import { useCallback, useRef } from 'react';
import { call } from '#client/call.ts';
import { openEventGate, syncEventGate } from '../../contract/gate.ts';
import { opened, synced } from './gate-state.ts';
import type { KeptGate } from './use-kept-gate.ts';

/** The maximum number of marks, and of undone ones, in one call; the rest goes with the next. */
const MAX_AT_ONCE = 300;

/** A phone between two networks may wait for a reply that never comes. */
const LONGEST_MS = 30_000;

/** Lets one contact at a time speak to the server, none for ever. */
function useOneAtATime(onFailure: () => void) {
  const underWay = useRef<AbortController>(undefined);
  const alone = useCallback(
    async (contact: (signal: AbortSignal) => Promise<void>) => {
      if (underWay.current) return;
      const controller = new AbortController();
      underWay.current = controller;
      const timer = setTimeout(() => controller.abort(), LONGEST_MS);
      await contact(controller.signal).catch(onFailure);
      clearTimeout(timer);
      underWay.current = undefined;
    },
    [onFailure],
  );
  return { alone, underWay };
}

/** Speaks to the server, one contact at a time; without a network nothing changes. */
export function useContact({ now, keep, end, setStage }: KeptGate) {
  const giveUp = useCallback(
    () => setStage((before) => (before === 'loading' ? 'unreachable' : before)),
    [setStage],
  );
  const { alone, underWay } = useOneAtATime(giveUp);
  const isDue = useRef(false);

  const exchange = useCallback(
    async (signal: AbortSignal) => {
      if (!now.current) return;
      const { token, turn, waiting } = now.current;
      const sent = {
        marks: waiting.marks.slice(0, MAX_AT_ONCE),
        undone: waiting.undone.slice(0, MAX_AT_ONCE),
      };
      const reply = await call(
        syncEventGate,
        { body: { token, after: turn, ...sent } },
        { signal },
      );
      if (!reply.success) return reply.status === 400 ? end() : undefined;
      if (now.current) keep(synced(now.current, sent, reply.data));
    },
    [end, keep, now],
  );

  /** One that is asked for during another contact follows it: something was marked, or the network came back. */
  const sync = useCallback(async () => {
    isDue.current = true;
    while (isDue.current && !underWay.current) {
      isDue.current = false;
      await alone(exchange);
    }
  }, [alone, exchange, underWay]);

  const open = useCallback(
    (token: string) =>
      alone(async (signal) => {
        const reply = await call(openEventGate, { body: { token } }, { signal });
        if (reply.success) keep(opened(token, reply.data, now.current));
        else if (reply.status === 400 || reply.status === 422) await end();
        else giveUp();
      }),
    [alone, end, giveUp, keep, now],
  );

  /** Begins anew on a network that has just come: what was sent before it may never be answered. */
  const reconnect = useCallback(() => {
    if (now.current) underWay.current?.abort();
    return sync();
  }, [now, sync, underWay]);

  return { open, sync, reconnect };
}
