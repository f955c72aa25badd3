import { useEffect, useState, useSyncExternalStore } from 'react';
import { ask, useCallMutation } from '#client/query.ts';
import { useKeptWords } from '#ui/console/kept-words.ts';
import {
  findNewsletterIssue,
  listNewsletterIssues,
  previewNewsletterIssue,
  saveNewsletterIssue,
} from '../contract.ts';
import type { NewsletterIssue } from '../contract.ts';
import { IssueDraft } from './issue-draft.ts';
import type { Written } from './written.ts';

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
