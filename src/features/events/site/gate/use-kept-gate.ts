import { del, get, set } from 'idb-keyval';
import { useCallback, useRef, useState } from 'react';
import type { GateState } from './gate-state.ts';

const KEY = 'event-gate';

/** `ended`: the link was revoked or its day is over, and the device has forgotten the list. */
export type Stage = 'loading' | 'ready' | 'ended' | 'unreachable' | 'noLink';

export type KeptGate = ReturnType<typeof useKeptGate>;

const read = () => get<GateState>(KEY).catch(() => undefined);

/** The list on the device; `now` is the newest, also between two renderings. */
export function useKeptGate() {
  const [stage, setStage] = useState<Stage>('loading');
  const [state, setState] = useState<GateState>();
  const now = useRef<GateState>(undefined);

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

  return { stage, setStage, state, now, keep, end, read };
}
