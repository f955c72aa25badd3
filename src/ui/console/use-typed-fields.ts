import { useMemo, useRef, useState } from 'react';
import { typedKey, wordsOnDevice } from './kept-words.ts';
import { useMe } from './me.ts';

/**
 * The fields of a short form about something. They stay on this device, for the agent who types them, until the form
 * is sent: they outlive a reload, another screen and the end of a session.
 */
export function useTypedFields<Name extends string>(about: string, begin: Record<Name, string>) {
  const { id } = useMe();
  const device = useMemo(
    () => wordsOnDevice<Partial<typeof begin>>(typedKey(id, about)),
    [id, about],
  );
  const [typed, setTyped] = useState(() => ({ ...begin, ...device.read() }));
  const sent = useRef(typed);
  const typeAll = (fields: Partial<typeof begin>): void => {
    const next = { ...typed, ...fields };
    device.keep(next);
    setTyped(next);
  };
  return {
    typed,
    type: (name: Name, value: string): void => typeAll({ [name]: value } as Partial<typeof begin>),
    /** Sets several at once. */
    typeAll,
    /** Notes what is sent, as it stands now. */
    send(): void {
      sent.current = typed;
    },
    /** Begins anew, once they were sent; what was typed since then stays. Returns what was sent. */
    forgetSent(): Record<Name, string> {
      const since = changedSince(sent.current, device.read() ?? {});
      if (since) device.keep(since);
      else device.forget();
      setTyped({ ...begin, ...since });
      return sent.current;
    },
    /** Begins anew. */
    forget(): void {
      device.forget();
      setTyped(begin);
    },
  };
}

/** The fields that were typed after others were sent; undefined where none was. */
function changedSince<Fields extends Record<string, string>>(
  sent: Fields,
  typed: Partial<Fields>,
): Partial<Fields> | undefined {
  const changed = Object.entries(typed).filter(([name, value]) => value !== sent[name]);
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Fields>) : undefined;
}
