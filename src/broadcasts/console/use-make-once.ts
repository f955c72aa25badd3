import { useSendKey } from '#ui/console/send-key.ts';

/** Makes a new broadcast of words; the same words that are sent again, as after a lost reply, make no second one. */
export function useMakeOnce<Words extends object, Made>(
  about: string,
  make: (words: Words & { key: string }) => Promise<Made>,
) {
  const sending = useSendKey(about);
  return async (words: Words): Promise<Made> => {
    const told = JSON.stringify(words);
    const made = await make({ ...words, key: sending.keyOf(told) });
    sending.forget(told);
    return made;
  };
}
