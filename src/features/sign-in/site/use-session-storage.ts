import { useEffect, useState } from 'react';

/** State that outlives a reload, for as long as this tab is open. Nothing secret belongs in it. */
export function useSessionStorage<State extends object>(key: string, empty: State) {
  const [state, setState] = useState(empty);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    setState({ ...empty, ...readStored<State>(key) });
    setReady(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once: later only this page writes it.
  }, []);
  const keep = (more: Partial<State>) => {
    setState((before) => ({ ...before, ...more }));
    writeStored(key, { ...readStored<State>(key), ...more });
  };
  return { state, isReady, keep };
}

export function writeStored(key: string, state: object): void {
  sessionStorage.setItem(key, JSON.stringify(state));
}

export const removeStored = (key: string) => sessionStorage.removeItem(key);

export function readStored<State>(key: string): Partial<State> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}
