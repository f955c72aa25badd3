import { ask, useCallMutation } from '#client/query.ts';
import { readDraft } from '#features/editing/contract.ts';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { listDrafts, readCalendar, scheduleDraft } from '../contract.ts';
import type { Entry } from './month-grid.tsx';
import type { DraftRow } from './row-texts.ts';

/** Plans when a document goes out: one that is ready, or again one that was planned. */
export function usePlan() {
  const say = useSay();
  const language = useConsoleLanguage();
  const toast = useToast();
  const schedule = useCallMutation(scheduleDraft, { refreshes: [readCalendar, listDrafts] });

  async function send(
    { id, collection }: Pick<DraftRow, 'id' | 'collection'>,
    at: string,
    readRevisions: () => Promise<Record<string, number>> | Record<string, number>,
  ): Promise<void> {
    try {
      const revisions = await readRevisions();
      await schedule.mutateAsync({ body: { id, collection, revisions, at } });
      const told = dayAndHour(at, language);
      toast.success(say(`It goes out ${told}.`, `यह ${told} पर निकलेगा\u202f।`));
    } catch (error) {
      toast.error(error);
    }
  }

  return {
    plan: (row: DraftRow, at: string) => send(row, at, () => row.revisions),
    /** Plans the same texts for another moment. */
    move: (entry: Entry, at: string) => send(entry, at, () => plannedRevisions(entry)),
  };
}

async function plannedRevisions({ id, collection }: Entry): Promise<Record<string, number>> {
  const { data } = await ask(readDraft, { query: { collection, id } });
  return Object.fromEntries(
    data.plans.flatMap(({ part, action, revision }) =>
      action === 'publish' && revision !== null ? [[part, revision]] : [],
    ),
  );
}
