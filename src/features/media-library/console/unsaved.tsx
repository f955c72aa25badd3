import { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';

type Next<Value> = (now: Value | undefined) => Value | undefined;

interface Unsaved {
  values: ReadonlyMap<string, unknown>;
  change: (place: string, next: Next<unknown>) => void;
  /** Tells the value of this moment, also before it is rendered. */
  read: (place: string) => unknown;
}

const unsavedContext = createContext<Unsaved>({
  values: new Map(),
  change: () => undefined,
  read: () => undefined,
});

/**
 * Keeps what is not saved yet of the details of files: their fields come anew where the window becomes narrow, and
 * may be closed before the server has answered.
 */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const [values, setValues] = useState<Unsaved['values']>(new Map());
  const newest = useRef(values);
  const change = useCallback<Unsaved['change']>((place, next) => {
    const after = new Map(newest.current);
    const value = next(after.get(place));
    if (value === undefined) after.delete(place);
    else after.set(place, value);
    newest.current = after;
    setValues(after);
  }, []);
  const read = useCallback<Unsaved['read']>((place) => newest.current.get(place), []);
  const unsaved = useMemo(() => ({ values, change, read }), [values, change, read]);
  return <unsavedContext.Provider value={unsaved}>{children}</unsavedContext.Provider>;
}

/** Gives the unsaved value of a place, undefined where there is none, how to change it and how to read it later. */
export function useUnsaved<Value>(place: string) {
  const { values, change, read } = useContext(unsavedContext);
  // A place always has the same kind of value.
  return {
    value: values.get(place) as Value | undefined,
    change: (next: Next<Value>) => change(place, next as Next<unknown>),
    read: () => read(place) as Value | undefined,
  };
}
