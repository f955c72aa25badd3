import { del, get, set } from 'idb-keyval';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#client/call.ts';
import { openEventGate, syncEventGate } from '../../contract/gate.ts';
import { marked, opened, synced, undone } from './gate-state.ts';
import type { GateState } from './gate-state.ts';
import { keepPage } from './keep-page.ts';

const KEY = 'event-gate';
const EVERY_MS = 15_000;
/** Of one call; the rest goes with the next. */
const MOST_AT_ONCE = 300;

/** `ended`: the link was revoked or its day is over, and the device has forgotten the list. */
export type Stage = 'loading' | 'ready' | 'ended' | 'unreachable' | 'noLink';

/** The list of a gate: kept on the device, and brought in line with the server whenever there is a network. */
export function useGate() {
  const [stage, setStage] = useState<Stage>('loading');
  const [state, setState] = useState<GateState>();
  const [isKept, setKept] = useState(false);
  const now = useRef<GateState>(undefined);
  const isBusy = useRef(false);

  const keep = useCallback((next: GateState) => {
    now.current = next;
    setState(next);
    setStage('ready');
    // Where the browser keeps nothing, the list lives as long as the page.
    set(KEY, next).catch(() => undefined);
  }, []);

  const end = useCallback(async () => {
    now.current = undefined;
    setState(undefined);
    setStage('ended');
    await del(KEY).catch(() => undefined);
  }, []);

  /** Makes one contact at a time; without a network nothing changes. */
  const alone = useCallback(async (contact: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await contact();
    } catch {
      setStage((before) => (before === 'loading' ? 'unreachable' : before));
    } finally {
      isBusy.current = false;
    }
  }, []);

  const sync = useCallback(
    () =>
      alone(async () => {
        const before = now.current;
        if (!before) return;
        const { token, turn, waiting } = before;
        const sent = {
          marks: waiting.marks.slice(0, MOST_AT_ONCE),
          undone: waiting.undone.slice(0, MOST_AT_ONCE),
        };
        const reply = await call(syncEventGate, { body: { token, after: turn, ...sent } });
        if (!reply.success) return reply.status === 400 ? end() : undefined;
        if (now.current) keep(synced(now.current, sent, reply.data));
      }),
    [alone, end, keep],
  );

  const open = useCallback(
    (token: string) =>
      alone(async () => {
        const reply = await call(openEventGate, { body: { token } });
        if (reply.success) keep(opened(token, reply.data, now.current));
        else if (reply.status === 400 || reply.status === 422) await end();
        else setStage((before) => (before === 'loading' ? 'unreachable' : before));
      }),
    [alone, end, keep],
  );

  useEffect(() => {
    void begin();
    async function begin() {
      const known = await get<GateState>(KEY).catch(() => undefined);
      const token = location.hash.slice(1) || known?.token;
      if (!token) return setStage('noLink');
      if (known?.token === token) keep(known);
      await open(token);
      // The secret stands in the bar no longer than it takes to keep it.
      if (now.current) history.replaceState(history.state, '', location.pathname);
      await sync();
      if (await keepPage().catch(() => false)) setKept(true);
    }
    const timer = setInterval(() => void sync(), EVERY_MS);
    const onOnline = () => void sync();
    addEventListener('online', onOnline);
    return () => {
      clearInterval(timer);
      removeEventListener('online', onOnline);
    };
  }, [keep, open, sync]);

  const act = (next: (before: GateState) => GateState) => {
    if (!now.current) return;
    keep(next(now.current));
    void sync();
  };

  return {
    ...{ stage, state, isKept },
    mark: (reply: string | null, people: number) =>
      act((before) =>
        marked(before, { id: crypto.randomUUID(), reply, people, at: new Date().toISOString() }),
      ),
    undo: (id: string) => act((before) => undone(before, id)),
    retry: () => location.reload(),
  };
}
