import { useMemo } from 'react';
import { useMe } from './me.ts';

/** Words that were typed and are not on the server yet. */
interface KeptWords<Words> {
  read(): Words | undefined;
  keep(words: Words): void;
  forget(): void;
}

/** Keeps typed words on this device, for the agent who typed them: they outlive a reload, and the end of a session. */
export function useKeptWords<Words>(about: string): KeptWords<Words> {
  const { id } = useMe();
  return useMemo(() => {
    const key = `typed:${id}:${about}`;
    return {
      read() {
        try {
          return (JSON.parse(localStorage.getItem(key) ?? 'null') as Words | null) ?? undefined;
        } catch {
          return undefined;
        }
      },
      keep: (words) => localStorage.setItem(key, JSON.stringify(words)),
      forget: () => localStorage.removeItem(key),
    };
  }, [id, about]);
}
