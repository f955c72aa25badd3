import { useCallMutation, useCallQuery } from '#client/query.ts';
import type { CollectionDescription } from '#content/declare/describe.ts';
import { refusalInWords } from '#content/declare/refusal-in-words.ts';
import { CallFailed } from '#contract/failure.ts';
import type { FieldError } from '#contract/problems.ts';
import { describeContent } from '#features/editing/contract.ts';
import { submitForReview } from '#features/reviews/contract.ts';
import { useConsoleLanguage, useSay } from '#ui/console/say.tsx';
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
  id: string;
  isDone: boolean;
  message: string | null;
  errors?: FieldError[] | undefined;
}

/** The outcome of an act on several documents. */
export interface BulkResult {
  /** How many documents it was asked for. */
  count: number;
  /** Those that stayed as they were, and why. */
  refused: readonly { row: DraftRow; reason: string }[];
}

const refreshes = [listDrafts, readCalendar];

/** Does one thing with documents of a kind. What came of one is told at once, of several by whoever asked. */
export function useBulk(collection: string, onDone: (result: BulkResult) => void) {
  const say = useSay();
  const toast = useToast();
  const sayRefusal = useRefusal(collection);
  const { ask, isBusy } = useBulkCalls(collection);
  const run = async (action: BulkAction, rows: readonly DraftRow[], extra: BulkExtra = {}) => {
    try {
      const result = resultOf(rows, await ask(action, rows, extra), sayRefusal);
      const { count, refused } = result;
      const [first] = refused;
      if (!first) toast.success(say('Done.', 'हो गया\u202f।'));
      else if (count === 1) toast.error(new CallFailed({ success: false, message: first.reason }));
      onDone(result);
    } catch (error) {
      toast.error(error);
    }
  };
  return { run, isBusy };
}

/** Says why a document of a kind was refused, and of which fields. */
function useRefusal(collection: string): (outcome: Outcome) => string {
  const language = useConsoleLanguage();
  const described = useCallQuery(describeContent, {}, { staleTime: 5 * 60_000 });
  const kind = described.data?.data.find(({ name }) => name === collection);
  // The call gives all of a `CollectionDescription`.
  return (outcome) => refusalInWords(outcome, kind as CollectionDescription | undefined, language);
}

function resultOf(
  rows: readonly DraftRow[],
  outcomes: readonly Outcome[],
  sayRefusal: (outcome: Outcome) => string,
): BulkResult {
  const reasons = new Map(
    outcomes.flatMap((outcome) => (outcome.isDone ? [] : [[outcome.id, sayRefusal(outcome)]])),
  );
  const refused = rows.flatMap((row) => {
    const reason = reasons.get(row.id);
    return reason === undefined ? [] : { row, reason };
  });
  return { count: outcomes.length, refused };
}

/** The revisions that the list showed, for each document in which anything is written. */
const revisionsOf = (rows: readonly DraftRow[]) =>
  Object.fromEntries(
    rows.flatMap(({ id, revisions }) =>
      Object.keys(revisions).length > 0 ? [[id, revisions]] : [],
    ),
  );

function useBulkCalls(collection: string) {
  const say = useSay();
  const publish = useCallMutation(publishDrafts, { refreshes });
  const bin = useCallMutation(binDrafts, { refreshes });
  const restore = useCallMutation(restoreDrafts, { refreshes });
  const submit = useCallMutation(submitForReview, { refreshes });
  const categorize = useCallMutation(categorizeDrafts, { refreshes });

  async function submitOne({ id, revisions }: DraftRow): Promise<Outcome> {
    try {
      await submit.mutateAsync({ body: { collection, id, revisions } });
      return { id, isDone: true, message: null };
    } catch (error) {
      // Each is a call of its own: the others may have arrived.
      const { message, errors } =
        error instanceof CallFailed
          ? error.failure
          : { message: say('We could not reach the server.', 'सर्वर तक नहीं पहुँच पाए\u202f।') };
      return { id, isDone: false, message, errors };
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
    const seen = action === 'unpublish' ? {} : { revisions: revisionsOf(rows) };
    return (await publish.mutateAsync({ body: { ...body, action, ...dated, ...seen } })).data;
  }

  const isBusy = [publish, bin, restore, submit, categorize].some(({ isPending }) => isPending);
  return { ask, isBusy };
}
