import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

type Next<Value> = (now: Value | undefined) => Value | undefined;

interface Begun {
  values: ReadonlyMap<string, unknown>;
  change: (place: string, next: Next<unknown>) => void;
}

const begunContext = createContext<Begun>({ values: new Map(), change: () => undefined });

/**
 * Keeps everything begun in the details of files and is not saved: they come anew where the window becomes narrow, and
 * may be closed before the server has answered.
 */
export function BegunProvider({ children }: { children: ReactNode }) {
  const [values, setValues] = useState<Begun['values']>(new Map());
  const change = useCallback<Begun['change']>((place, next) => {
    setValues((before) => {
      const after = new Map(before);
      const value = next(before.get(place));
      if (value === undefined) after.delete(place);
      else after.set(place, value);
      return after;
    });
  }, []);
  const begun = useMemo(() => ({ values, change }), [values, change]);
  return <begunContext.Provider value={begun}>{children}</begunContext.Provider>;
}

/** Gives what was begun in a place, and how to change it. */
export function useBegun<Value>(place: string): [Value | undefined, (next: Next<Value>) => void] {
  const { values, change } = useContext(begunContext);
  // A place always has the same kind of value.
  const set = (next: Next<Value>) => change(place, next as Next<unknown>);
  return [values.get(place) as Value | undefined, set];
}
