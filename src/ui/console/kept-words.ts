import { useMemo } from 'react';
import { useMe } from './me.ts';

/** Words that were typed and are not on the server yet. */
export interface KeptWords<Words> {
  read(): Words | undefined;
  keep(words: Words): void;
  forget(): void;
}

/** The key of words that an agent typed about something; the end of no session deletes it. */
export const typedKey = (agentId: string, about: string) => `agent-typed:${agentId}:${about}`;

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

/** Words that change one revision of something. */
export interface BegunWords<Words> {
  revision: number;
  /** The words of that revision. */
  base: Words;
  written: Words;
}

/**
 * Keeps words on this device for the agent who typed them: they outlive a reload, and the end of a session. With them
 * are the words that they began from, so that what others save meanwhile comes in beside them.
 */
export function useKeptWords<Words>(about: string): KeptWords<BegunWords<Words>> {
  const { id } = useMe();
  return useMemo(() => wordsOnDevice<BegunWords<Words>>(typedKey(id, about)), [id, about]);
}
