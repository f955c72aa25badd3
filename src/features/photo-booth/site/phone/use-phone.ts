import { useEffect, useRef, useState } from 'react';
import { withPatience } from '../with-patience.ts';
import { areKept } from './load-files.ts';
import type { PhoneParts, Trouble } from './messages.ts';
import { createPhoneEngine } from './phone-engine.ts';
import type { PhoneEngine } from './phone-engine.ts';
import { PhoneTrouble, troubleOf } from './trouble.ts';

/** How far the phone is: `part` of what it loads, from 0 to 1. */
export type PhoneState =
  | { name: 'idle' | 'waiting' | 'ready' }
  | { name: 'loading'; part: number }
  | { name: 'trouble'; trouble: Trouble };

/** The choice that the phone looks at the selfie by itself, and the engine that does. */
export interface Phone {
  parts: PhoneParts;
  /** Whether this phone has all files from the last time. */
  isKept: boolean;
  isWanted: boolean;
  setWanted: (isWanted: boolean) => void;
  state: PhoneState;
  /** The engine, once all is loaded; begins with it where nobody has. Throws `PhoneTrouble`. */
  engine: () => Promise<PhoneEngine>;
  /** The engine, if all is loaded. */
  loaded: PhoneEngine | undefined;
}

export function usePhone(parts: PhoneParts | null | undefined): Phone | undefined {
  const [isWanted, setWanted] = useState(false);
  const [isKept, setKept] = useState(false);
  const [state, setState] = useState<PhoneState>({ name: 'idle' });
  const [loaded, setLoaded] = useState<PhoneEngine>();
  const opening = useRef<Promise<PhoneEngine>>(undefined);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  useEffect(() => {
    if (parts) void areKept(parts.files.filter(({ name }) => name !== 'script')).then(setKept);
  }, [parts]);
  if (!parts) return undefined;
  const engine = () => {
    opening.current ??= openEngine(parts, { setState, stop }).then(
      (opened) => {
        setState({ name: 'ready' });
        setLoaded(opened);
        return opened;
      },
      (error: unknown) => {
        opening.current = undefined;
        const trouble = troubleOf(error);
        setState({ name: 'trouble', trouble });
        throw new PhoneTrouble(trouble);
      },
    );
    return opening.current;
  };
  return { parts, isKept, isWanted, setWanted, state, engine, loaded };
}

interface Opening {
  setState: (state: PhoneState) => void;
  stop: { current: (() => void) | undefined };
}

async function openEngine(parts: PhoneParts, { setState, stop }: Opening): Promise<PhoneEngine> {
  stop.current?.();
  const engine = createPhoneEngine(parts);
  stop.current = engine.stop;
  const all = parts.files.reduce((sum, { bytes }) => sum + bytes, 0);
  const tell = (bytes: number) => setState({ name: 'loading', part: bytes / all });
  tell(0);
  await withPatience(() => engine.open(tell), {
    isLost: (error) => troubleOf(error) === 'offline',
    tellWaiting: (isWaiting) => isWaiting && setState({ name: 'waiting' }),
  });
  return engine;
}
