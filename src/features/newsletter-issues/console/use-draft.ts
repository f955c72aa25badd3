import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCallMutation } from '#client/query.ts';
import { useKeptWords } from '#ui/console/kept-words.ts';
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

/**
 * The words that are typed into an issue, saved a second after the last letter, and before anything else is done. What
 * the server does not have yet is on the device, and goes up when the issue is opened again.
 */
export function useDraft(issue: NewsletterIssue) {
  const act = useCallMutation(saveNewsletterIssue, { refreshes });
  const device = useKeptWords<Written>(`newsletter ${issue.id}`);
  const [found] = useState(() => device.readAt(issue.revision));
  const [written, setWritten] = useState<Written>(() => found ?? writtenOf(issue));
  const [state, setState] = useState<SavingState>(found ? 'typing' : 'saved');
  const [error, setError] = useState<Error | null>(null);
  const kept = useRef({
    newest: written,
    saved: JSON.stringify(writtenOf(issue)),
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
    const isSaved = JSON.stringify(kept.newest) === kept.saved;
    if (isSaved) device.forget();
    else device.keep({ revision: kept.seen.revision, written: kept.newest });
    setState(isSaved ? 'saved' : 'typing');
    return kept.seen;
  };
  /** Saves whatever is not saved yet, one save after the other. */
  const flush = (): Promise<Seen> => {
    clearTimeout(kept.timer);
    const next = kept.line.then(saveNewest, saveNewest);
    kept.line = next.catch(() => undefined);
    return next;
  };
  /** The issue as the server has it, once no save is on its way; begins none. */
  const settle = async (): Promise<Seen> => {
    clearTimeout(kept.timer);
    await kept.line;
    return kept.seen;
  };
  const change = (changes: Partial<Written>) => {
    kept.newest = { ...kept.newest, ...changes };
    setWritten(kept.newest);
    device.keep({ revision: kept.seen.revision, written: kept.newest });
    setState('typing');
    clearTimeout(kept.timer);
    kept.timer = window.setTimeout(() => void flush().catch(() => undefined), PAUSE_MS);
  };

  useAskBeforeLeaving(state === 'saved');
  useSaveAtTurns(() => void flush().catch(() => undefined));
  return { written, change, flush, settle, state, error };
}

export type Draft = ReturnType<typeof useDraft>;

function useAskBeforeLeaving(isSaved: boolean) {
  useEffect(() => {
    if (isSaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSaved]);
}

/**
 * Saves words of before a reload at once, those typed without a network when it is back, and the last ones
 * where another screen is opened before the second is over.
 */
function useSaveAtTurns(save: () => void) {
  const saveNewest = useEffectEvent(save);
  useEffect(() => {
    const again = () => saveNewest();
    again();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      again();
    };
  }, []);
}
