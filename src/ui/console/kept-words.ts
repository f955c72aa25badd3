import { useMemo } from 'react';
import { useMe } from './me.ts';

/** Words that were typed and are not on the server yet. */
interface KeptWords<Words> {
  read(): Words | undefined;
  keep(words: Words): void;
  forget(): void;
}

/** Keeps typed words on this device; what cannot be read there is none. */
export const wordsOnDevice = <Words>(key: string): KeptWords<Words> => ({
  read() {
    try {
      return (JSON.parse(localStorage.getItem(key) ?? 'null') as Words | null) ?? undefined;
    } catch {
      return undefined;
    }
  },
  keep: (words) => localStorage.setItem(key, JSON.stringify(words)),
  forget: () => localStorage.removeItem(key),
});

/** Words that changed one revision of something. */
interface Revised<Words> {
  revision: number;
  written: Words;
}

/**
 * Keeps words on this device for the agent who typed them: they outlive a reload, and the end of a session. They are
 * read only where nobody has saved another revision since.
 */
export function useKeptWords<Words>(about: string) {
  const { id } = useMe();
  return useMemo(() => {
    const { read, ...rest } = wordsOnDevice<Revised<Words>>(`typed:${id}:${about}`);
    return {
      ...rest,
      readAt(revision: number): Words | undefined {
        const found = read();
        return found?.revision === revision ? found.written : undefined;
      },
    };
  }, [id, about]);
}
