import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCallMutation } from '#client/query.ts';
import {
  findNewsletterIssue,
  listNewsletterIssues,
  previewNewsletterIssue,
  saveNewsletterIssue,
} from '../contract.ts';
import type { NewsletterIssue } from '../contract.ts';

export type Written = Pick<NewsletterIssue, 'texts' | 'blocks' | 'segment'>;

export interface Seen {
  id: string;
  revision: number;
}

export type SavingState = 'saved' | 'typing' | 'saving' | 'failed';

const PAUSE_MS = 1_000;
const refreshes = [findNewsletterIssue, listNewsletterIssues, previewNewsletterIssue];

const writtenOf = ({ texts, blocks, segment }: Written): Written => ({ texts, blocks, segment });

/** The words that are typed into an issue, saved a second after the last letter, and before anything else is done. */
export function useDraft(issue: NewsletterIssue) {
  const act = useCallMutation(saveNewsletterIssue, { refreshes });
  const [written, setWritten] = useState<Written>(() => writtenOf(issue));
  const [state, setState] = useState<SavingState>('saved');
  const [error, setError] = useState<Error | null>(null);
  const kept = useRef({
    newest: written,
    saved: JSON.stringify(written),
    seen: { id: issue.id, revision: issue.revision } satisfies Seen,
    line: Promise.resolve<unknown>(undefined),
    timer: 0,
  }).current;

  const saveNewest = async (): Promise<Seen> => {
    const { newest, seen } = kept;
    const text = JSON.stringify(newest);
    if (text === kept.saved) return seen;
    setState('saving');
    try {
      const { data } = await act.mutateAsync({ body: { ...newest, ...seen } });
      kept.saved = text;
      kept.seen = data;
    } catch (failure) {
      setState('failed');
      setError(failure as Error);
      throw failure;
    }
    setError(null);
    setState(JSON.stringify(kept.newest) === kept.saved ? 'saved' : 'typing');
    return kept.seen;
  };
  /** Saves whatever is not saved yet, one save after the other. */
  const flush = (): Promise<Seen> => {
    clearTimeout(kept.timer);
    const next = kept.line.then(saveNewest, saveNewest);
    kept.line = next.catch(() => undefined);
    return next;
  };
  const change = (changes: Partial<Written>) => {
    kept.newest = { ...kept.newest, ...changes };
    setWritten(kept.newest);
    setState('typing');
    clearTimeout(kept.timer);
    kept.timer = window.setTimeout(() => void flush().catch(() => undefined), PAUSE_MS);
  };

  const isSaved = state === 'saved';
  useEffect(() => {
    if (isSaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSaved]);
  // Nothing is lost either where another screen is opened before the second is over.
  const flushLast = useEffectEvent(() => void flush().catch(() => undefined));
  useEffect(() => () => flushLast(), []);

  return { written, change, flush, state, error };
}

export type Draft = ReturnType<typeof useDraft>;
