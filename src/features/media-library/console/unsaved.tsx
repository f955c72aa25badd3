import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

type Next<Value> = (now: Value | undefined) => Value | undefined;

interface Unsaved {
  values: ReadonlyMap<string, unknown>;
  change: (place: string, next: Next<unknown>) => void;
}

const unsavedContext = createContext<Unsaved>({ values: new Map(), change: () => undefined });

/**
 * Keeps what is not saved yet of the details of files: their fields come anew where the window becomes narrow, and
 * may be closed before the server has answered.
 */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const [values, setValues] = useState<Unsaved['values']>(new Map());
  const change = useCallback<Unsaved['change']>((place, next) => {
    setValues((before) => {
      const after = new Map(before);
      const value = next(before.get(place));
      if (value === undefined) after.delete(place);
      else after.set(place, value);
      return after;
    });
  }, []);
  const unsaved = useMemo(() => ({ values, change }), [values, change]);
  return <unsavedContext.Provider value={unsaved}>{children}</unsavedContext.Provider>;
}

/** Gives the unsaved value of a place, undefined where there is none, and how to change it. */
export function useUnsaved<Value>(place: string): [Value | undefined, (next: Next<Value>) => void] {
  const { values, change } = useContext(unsavedContext);
  // A place always has the same kind of value.
  const set = (next: Next<Value>) => change(place, next as Next<unknown>);
  return [values.get(place) as Value | undefined, set];
}
