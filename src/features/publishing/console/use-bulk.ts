import { useCallMutation } from '#client/query.ts';
import { CallFailed } from '#contract/failure.ts';
import { submitForReview } from '#features/reviews/contract.ts';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import {
  binDrafts,
  categorizeDrafts,
  listDrafts,
  publishDrafts,
  readCalendar,
  restoreDrafts,
} from '../contract.ts';
import type { DraftRow } from './row-texts.ts';

export type BulkAction =
  | 'publish'
  | 'schedule'
  | 'unpublish'
  | 'bin'
  | 'restore'
  | 'submit'
  | 'categorize';

/** Parameters of an action besides the documents. */
export interface BulkExtra {
  at?: string;
  category?: string;
}

interface Outcome {
  isDone: boolean;
  message: string | null;
}

const refreshes = [listDrafts, readCalendar];

/** Does one thing with documents of a kind, and tells what came of it. */
export function useBulk(collection: string, onDone: () => void) {
  const say = useSay();
  const toast = useToast();
  const { ask, isBusy } = useBulkCalls(collection);
  const run = async (action: BulkAction, rows: readonly DraftRow[], extra: BulkExtra = {}) => {
    try {
      const outcomes = await ask(action, rows, extra);
      const done = outcomes.filter(({ isDone }) => isDone).length;
      const failed = outcomes.find(({ isDone }) => !isDone);
      if (failed) {
        const reason = failed.message ?? '';
        const counted = say(
          `${done} of ${outcomes.length} done. ${reason}`,
          `${outcomes.length} में से ${done} हुए\u202f। ${reason}`,
        );
        const message = outcomes.length === 1 ? reason : counted;
        if (done > 0) toast.success(message);
        else toast.error(new CallFailed({ success: false, message }));
      } else toast.success(say('Done.', 'हो गया\u202f।'));
      onDone();
    } catch (error) {
      toast.error(error);
    }
  };
  return { run, isBusy };
}

function useBulkCalls(collection: string) {
  const publish = useCallMutation(publishDrafts, { refreshes });
  const bin = useCallMutation(binDrafts, { refreshes });
  const restore = useCallMutation(restoreDrafts, { refreshes });
  const submit = useCallMutation(submitForReview, { refreshes });
  const categorize = useCallMutation(categorizeDrafts, { refreshes });

  async function submitOne({ id, revisions }: DraftRow): Promise<Outcome> {
    try {
      await submit.mutateAsync({ body: { collection, id, revisions } });
      return { isDone: true, message: null };
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      return { isDone: false, message: error.failure.message };
    }
  }

  async function ask(
    action: BulkAction,
    rows: readonly DraftRow[],
    { at, category = '' }: BulkExtra,
  ): Promise<Outcome[]> {
    const body = { collection, ids: rows.map(({ id }) => id) };
    if (action === 'bin') return (await bin.mutateAsync({ body })).data;
    if (action === 'restore') return (await restore.mutateAsync({ body })).data;
    if (action === 'submit') return Promise.all(rows.map(submitOne));
    if (action === 'categorize')
      return (await categorize.mutateAsync({ body: { ...body, category } })).data;
    const dated = at === undefined ? {} : { at };
    return (await publish.mutateAsync({ body: { ...body, action, ...dated } })).data;
  }

  const isBusy = [publish, bin, restore, submit, categorize].some(({ isPending }) => isPending);
  return { ask, isBusy };
}
