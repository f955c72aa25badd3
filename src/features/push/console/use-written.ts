import { useEffect, useState } from 'react';
import { conflictAfter, mergeWords, withTheirs } from '#broadcasts/console/merge-words.ts';
import type { BroadcastConflict } from '#broadcasts/console/merge-words.ts';
import { useKeptWords } from '#ui/console/kept-words.ts';
import type { PushNotice } from '../contract.ts';
import { empty, sameWords, shape, writtenOf } from './written.ts';
import type { Written } from './written.ts';

/**
 * The words as they are typed, which stay on the device until the server has them. What somebody else saves
 * meanwhile comes in beside them; of the same words, one has to choose.
 */
export function useWritten(notice: PushNotice | undefined) {
  const revision = notice?.revision ?? 0;
  const stored = writtenOf(notice ?? empty);
  const device = useKeptWords<Written>(`push ${notice?.id ?? 'new'}`);
  const [base, setBase] = useState({ revision, words: stored });
  const [written, setWritten] = useState<Written>(() => device.readAt(revision) ?? stored);
  const [sent, setSent] = useState<Written>();
  const [conflict, setConflict] = useState<BroadcastConflict<Written>>();
  if (revision !== base.revision) {
    // Words that are typed while earlier ones are saved are no conflict with these.
    const began = sent && sameWords(sent, stored) ? stored : base.words;
    const merged = mergeWords(shape, { base: began, mine: written, theirs: stored });
    setBase({ revision, words: stored });
    setWritten(merged.written);
    setConflict(conflictAfter(conflict, { fields: merged.conflicts, theirs: stored }));
  }
  useEffect(() => {
    if (sameWords(base.words, written)) device.forget();
    else device.keep({ revision: base.revision, written });
  }, [device, base, written]);
  return {
    written,
    setWritten,
    noteSent: setSent,
    conflict,
    keepMine: () => setConflict(undefined),
    takeTheirs() {
      if (conflict) setWritten(withTheirs(shape, written, conflict));
      setConflict(undefined);
    },
  };
}
