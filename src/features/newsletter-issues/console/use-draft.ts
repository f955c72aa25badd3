import { useEffect, useState, useSyncExternalStore } from 'react';
import { ask, useCallMutation } from '#client/query.ts';
import { useKeptWords } from '#ui/console/kept-words.ts';
import {
  deleteNewsletterIssue,
  findNewsletterIssue,
  listNewsletterIssues,
  previewNewsletterIssue,
  saveNewsletterIssue,
} from '../contract.ts';
import type { NewsletterIssue } from '../contract.ts';
import { begunHere } from './begun-here.ts';
import { IssueDraft } from './issue-draft.ts';
import { isSameIssue, nothingYet } from './written.ts';
import type { Written } from './written.ts';

/** The revision of an issue that was not changed since it was begun. */
const FIRST = 1;

const refreshes = [findNewsletterIssue, listNewsletterIssues, previewNewsletterIssue];

/** The draft of an issue that is open; words of before a reload go up at once. */
export function useDraft(issue: NewsletterIssue) {
  const { mutateAsync } = useCallMutation(saveNewsletterIssue, { refreshes });
  const device = useKeptWords<Written>(`newsletter ${issue.id}`);
  const [draft] = useState(
    () =>
      new IssueDraft(issue, {
        device,
        save: async (body) => (await mutateAsync({ body })).data,
        find: async (id) => (await ask(findNewsletterIssue, { query: { id } })).data,
      }),
  );
  const view = useSyncExternalStore(draft.subscribe, draft.now);
  useEffect(() => draft.follow(issue), [draft, issue]);
  useAskBeforeLeaving(view.state === 'saved');
  useSaveAtTurns(draft);
  useTakeAwayUntouched(draft, issue.id);
  return { draft, ...view };
}

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
function useSaveAtTurns(draft: IssueDraft) {
  useEffect(() => {
    const save = () => void draft.flush().catch(() => undefined);
    save();
    window.addEventListener('online', save);
    return () => {
      window.removeEventListener('online', save);
      save();
    };
  }, [draft]);
}

/** Takes away an issue that was begun in this tab, where it is left before anything is written in it. */
function useTakeAwayUntouched(draft: IssueDraft, id: string) {
  const { mutateAsync } = useCallMutation(deleteNewsletterIssue, {
    refreshes: [listNewsletterIssues],
  });
  useEffect(() => {
    const takeAway = async () => {
      const seen = await draft.settle();
      // Anything that somebody saved meanwhile is another revision, which stays.
      if (seen.revision === FIRST) await mutateAsync({ body: seen });
    };
    return () => {
      const isUntouched = isSameIssue(draft.now().written, nothingYet);
      if (begunHere.delete(id) && isUntouched) void takeAway().catch(() => undefined);
    };
  }, [draft, id, mutateAsync]);
}
