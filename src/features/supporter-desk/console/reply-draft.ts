import { useState } from 'react';

const keyOf = (id: number) => `agent:reply:${id}`;

export type ReplyDraft = ReturnType<typeof useReplyDraft>;

/** A reply that is being written: it stays on the device until it is sent. */
export function useReplyDraft(id: number) {
  const [words, setWords] = useState(() => localStorage.getItem(keyOf(id)) ?? '');
  const write = (next: string) => {
    setWords(next);
    if (next === '') localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), next);
  };
  return { words, write };
}
