import { useEffect, useState } from 'react';

/** State that outlives a reload, for as long as this tab is open. Nothing secret belongs in it. */
export function useKept<State extends object>(key: string, empty: State) {
  const [state, setState] = useState(empty);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    setState({ ...empty, ...readKept<State>(key) });
    setReady(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once: later only this page writes it.
  }, []);
  const keep = (more: Partial<State>) => {
    setState((before) => ({ ...before, ...more }));
    writeKept(key, { ...readKept<State>(key), ...more });
  };
  return { state, isReady, keep };
}

export function writeKept(key: string, state: object): void {
  sessionStorage.setItem(key, JSON.stringify(state));
}

export const forgetKept = (key: string) => sessionStorage.removeItem(key);

export function readKept<State>(key: string): Partial<State> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}
