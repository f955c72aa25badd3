import { useMemo, useState } from 'react';
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
  return {
    typed,
    type(name: Name, value: string): void {
      const next = { ...typed, [name]: value };
      device.keep(next);
      setTyped(next);
    },
    /** Begins anew, once they were sent. */
    forget(): void {
      device.forget();
      setTyped(begin);
    },
  };
}
