import { useEffect, useState } from 'react';
import { marked, unmarked, waitingIn } from './gate-state.ts';
import type { GateState } from './gate-state.ts';
import { keepPage } from './keep-page.ts';
import { useContact } from './use-contact.ts';
import { useKeptGate } from './use-kept-gate.ts';

export type { Stage } from './use-kept-gate.ts';

const INTERVAL_MS = 15_000;
/** A network that has just come often fails once more: marks that wait try sooner. */
const RETRY_MS = 5_000;

/** The list of a gate: kept on the device, and brought in line with the server whenever there is a network. */
export function useGate() {
  const kept = useKeptGate();
  const { open, sync, reconnect } = useContact(kept);
  const [isKept, setKept] = useState(false);
  const { stage, state, keep, read, now, setStage } = kept;

  useEffect(() => {
    void begin();
    async function begin() {
      const known = await read();
      const token = location.hash.slice(1) || known?.token;
      if (!token) return setStage('noLink');
      if (known?.token === token) keep(known);
      await open(token);
      // The secret stands in the bar no longer than it takes to keep it.
      if (now.current) history.replaceState(history.state, '', location.pathname);
      await sync();
      if (await keepPage().catch(() => false)) setKept(true);
    }
    const timer = setInterval(() => void sync(), INTERVAL_MS);
    const retry = setInterval(() => {
      if (now.current && waitingIn(now.current) > 0) void sync();
    }, RETRY_MS);
    const onOnline = () => void reconnect();
    addEventListener('online', onOnline);
    return () => {
      clearInterval(timer);
      clearInterval(retry);
      removeEventListener('online', onOnline);
    };
  }, [keep, now, open, read, reconnect, setStage, sync]);

  const act = (next: (before: GateState) => GateState) => {
    if (!now.current) return;
    keep(next(now.current));
    void sync();
  };

  return {
    stage,
    state,
    isKept,
    mark: (reply: string | null, people: number) =>
      act((before) =>
        marked(before, { id: crypto.randomUUID(), reply, people, at: new Date().toISOString() }),
      ),
    undo: (id: string) => act((before) => unmarked(before, id)),
    retry: () => location.reload(),
  };
}
