import { useEffect, useState } from 'react';
import {
  baseAfter,
  conflictAfter,
  mergeWords,
  withTheirs,
} from '#broadcasts/console/merge-words.ts';
import type { BroadcastConflict } from '#broadcasts/console/merge-words.ts';
import { useKeptWords } from '#ui/console/kept-words.ts';
import type { PushNotice } from '../contract.ts';
import type { Seen } from './use-notice.ts';
import { empty, sameWords, shape, writtenOf } from './written.ts';
import type { Written } from './written.ts';

/**
 * The words as they are typed, which stay on the device until the server has them. What somebody else saves
 * meanwhile comes in beside them; of the same words, one has to choose.
 */
export function useWritten(notice: PushNotice | undefined) {
  const [made, setMade] = useState<Written & Seen>();
  const onServer = notice ?? made;
  const revision = onServer?.revision ?? 0;
  const stored = writtenOf(onServer ?? empty);
  const device = useKeptWords<Written>(`push ${onServer?.id ?? 'new'}`);
  const [begun] = useState(() => {
    const found = device.read();
    const isOpen = found?.revision === revision || notice?.state === 'draft';
    return found && isOpen ? mergedWith(stored, found.base, found.written) : { written: stored };
  });
  const [base, setBase] = useState({ revision, words: stored });
  const [written, setWritten] = useState<Written>(begun.written);
  const [sent, setSent] = useState<Written>();
  const [conflict, setConflict] = useState(begun.conflict);
  if (revision !== base.revision) {
    // Words that are typed while earlier ones are saved are no conflict with these.
    const began = sent && sameWords(sent, stored) ? stored : base.words;
    const merged = mergedWith(stored, began, written, conflict);
    setBase({ revision, words: stored });
    setWritten(merged.written);
    setConflict(merged.conflict);
  }
  useEffect(() => {
    if (sameWords(base.words, written)) device.forget();
    else {
      const words = baseAfter(shape, base.words, conflict);
      device.keep({ revision: base.revision, base: words, written });
    }
  }, [device, base, written, conflict]);
  return {
    written,
    setWritten,
    noteSent: setSent,
    /** From here on the words are those of the message that a new one became. */
    noteMade(message: Written & Seen): void {
      // The screen may be gone before an effect runs.
      device.forget();
      setMade(message);
    },
    conflict,
    keepMine: () => setConflict(undefined),
    takeTheirs() {
      if (conflict) setWritten(withTheirs(shape, written, conflict));
      setConflict(undefined);
    },
  };
}

interface Merged {
  written: Written;
  conflict?: BroadcastConflict<Written> | undefined;
}

/** Typed words beside those that are stored now; a conflict of before stays until somebody chooses. */
function mergedWith(
  theirs: Written,
  base: Written,
  mine: Written,
  before?: BroadcastConflict<Written>,
): Merged {
  const { written, conflicts: fields } = mergeWords(shape, { base, mine, theirs });
  return { written, conflict: conflictAfter(shape, before, { fields, theirs, base }) };
}
