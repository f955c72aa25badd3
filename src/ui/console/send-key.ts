import { useMemo } from 'react';
import { typedKey, wordsOnDevice } from './kept-words.ts';
import { useMe } from './me.ts';

/**
 * One key for one text, also after a reload: a second press, or a retry after a lost answer, does nothing twice.
 */
export function useSendKey(about: string) {
  const { id } = useMe();
  const device = useMemo(
    () => wordsOnDevice<{ words: string; key: string }>(typedKey(id, `${about} key`)),
    [id, about],
  );
  return {
    keyOf(words: string): string {
      const begun = device.read();
      if (begun?.words === words) return begun.key;
      const key = crypto.randomUUID();
      device.keep({ words, key });
      return key;
    },
    /** Another text that is sent or saved leaves the key of one whose reply was lost. */
    forget(sent: string): void {
      if (device.read()?.words === sent) device.forget();
    },
  };
}
