import { useEffect, useMemo, useState } from 'react';
import { typedKey, wordsOnDevice } from './kept-words.ts';
import { useMe } from './me.ts';

/**
 * A text that is being typed about something. It stays on this device, for the agent who types it, until it is
 * sent: it outlives a reload, another screen and the end of a session.
 */
export function useTypedText(about: string) {
  const { id } = useMe();
  const device = useMemo(() => wordsOnDevice<string>(typedKey(id, about)), [id, about]);
  const [text, setText] = useState(() => device.read() ?? '');
  useEffect(() => {
    if (text === '') device.forget();
    else device.keep(text);
  }, [device, text]);
  return {
    text,
    setText,
    /** Empties the field after these words were sent, unless others were typed meanwhile. */
    forget(sent: string): void {
      // The field may be gone before an effect runs.
      if (device.read() === sent) device.forget();
      setText((now) => (now === sent ? '' : now));
    },
  };
}
