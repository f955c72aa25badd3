import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { suggestions } from './suggestions.ts';

/** A field that can be typed in by Latin keys. */
export interface TypedIn {
  /** The Latin letters right before the caret; empty where there are none. */
  word: () => string;
  /** Where the word stands on the screen, in pixels from its top left. */
  place: () => { left: number; top: number };
  /** Puts other letters in the place of as many before the caret. */
  replace: (count: number, text: string) => void;
}

export interface Suggestions {
  typed: string;
  words: readonly string[];
  left: number;
  top: number;
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

const LATIN_END = /[A-Za-z]+$/;

/** The Latin letters at the end of a text. */
export const latinBefore = (text: string): string => LATIN_END.exec(text)?.[0] ?? '';

/** Signs that end a word and are written after it. */
const ENDS = /^[ .,!?;:)"'’”।-]$/;

/**
 * Hindi by Latin keys: three suggestions for the word before the caret. Space takes the first, digits
 * choose, Esc keeps the Latin letters.
 */
export function useTransliteration(field: TypedIn, isOn: boolean) {
  const [shown, setShown] = useState<Suggestions | undefined>();
  const kept = useRef('');
  const close = useCallback(() => setShown(undefined), []);

  const refresh = () => {
    const typed = isOn ? field.word() : '';
    if (!typed) kept.current = '';
    const isKept = kept.current !== '' && typed.startsWith(kept.current);
    const words = isKept ? [] : suggestions(typed);
    setShown(words.length > 0 ? { typed, words, ...field.place() } : undefined);
  };

  const choose = (word: string, after = '') => {
    field.replace(field.word().length, word + after);
    setShown(undefined);
  };

  const onKey = (event: Key): boolean => {
    if (!isOn || !shown || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
      return false;
    const chosen = shown.words[Number(event.key) - 1];
    const [first = ''] = shown.words;
    if (chosen !== undefined) choose(chosen);
    else if (event.key === 'Escape') {
      kept.current = shown.typed;
      setShown(undefined);
    } else if (ENDS.test(event.key)) choose(first, event.key);
    else if (event.key === 'Enter') {
      choose(first);
      return false;
    } else return false;
    return true;
  };

  // An editor is made once, and asks for the newest of these at each key.
  const handlers = useRef({ onKey, refresh, choose });
  useLayoutEffect(() => {
    handlers.current = { onKey, refresh, choose };
  });
  return useMemo(
    () => ({
      shown: isOn ? shown : undefined,
      close,
      onKey: (event: Key) => handlers.current.onKey(event),
      refresh: () => handlers.current.refresh(),
      choose: (word: string) => handlers.current.choose(word, ' '),
    }),
    [shown, isOn, close],
  );
}
