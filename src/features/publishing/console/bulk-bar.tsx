import { useState } from 'react';
import { useAct } from '#client/query.ts';
import { CallFailed } from '#contract/failure.ts';
import { submitForReview } from '#features/reviews/contract.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { useTell } from '#ui/console/tell.ts';
import { binDrafts, listDrafts, publishDrafts, readCalendar, restoreDrafts } from '../contract.ts';
import type { DraftRow } from './row-texts.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

interface BulkBarProps {
  collection: string;
  rows: readonly DraftRow[];
  chosen: ReadonlySet<string>;
  isBin: boolean;
  may: { write: boolean; publish: boolean };
  onDone: () => void;
}

const refreshes = [listDrafts, readCalendar];

interface Outcome {
  isDone: boolean;
  message: string | null;
}

/** Actions on the chosen documents; afterwards it is told what came of them. */
export function BulkBar(props: BulkBarProps) {
  const { collection, chosen, isBin, may, onDone } = props;
  const say = useSay();
  const [isPlanning, setPlanning] = useState(false);
  const { run, isBusy } = useBulk(props);
  const isShown = chosen.size > 0;
  const canPublish = isShown && may.publish && !isBin;
  const canWrite = isShown && may.write;
  const acts = { run, isBusy, plan: () => setPlanning(true) };
  useShortcut('Esc', ['Choose none', 'कुछ न चुनें'], onDone, isShown);
  if (!isShown) return null;
  return (
    <div className="bulk-bar" role="toolbar" aria-label={say('Chosen', 'चुने हुए')}>
      <strong>{say(`${chosen.size} chosen`, `${chosen.size} चुने`)}</strong>
      {canPublish && <PublishActs {...acts} />}
      {canWrite && !isBin && <WriteActs {...acts} />}
      {canWrite && isBin && (
        <BulkButton busy={isBusy} onClick={() => void run('restore')}>
          {say('Restore as drafts', 'मसौदे के रूप में लौटाएँ')}
        </BulkButton>
      )}
      <BulkButton keys="Esc" className="bulk-none" onClick={onDone}>
        {say('Undo the choice', 'चुनाव हटाएँ')}
      </BulkButton>
      <ScheduleDialog
        key={`${collection} ${chosen.size}`}
        isOpen={isPlanning}
        isBusy={isBusy}
        onClose={() => setPlanning(false)}
        onPlan={(at) => {
          setPlanning(false);
          void run('schedule', at);
        }}
      />
    </div>
  );
}

interface ActsProps {
  run: (action: BulkAction) => Promise<void>;
  isBusy: boolean;
  plan: () => void;
}

function PublishActs({ run, isBusy, plan }: ActsProps) {
  const say = useSay();
  const publish = () => void run('publish');
  useShortcut('P', ['Publish the chosen', 'चुने हुए प्रकाशित करें'], publish);
  useShortcut('D', ['Schedule the chosen', 'चुनों का समय तय करें'], plan);
  return (
    <>
      <BulkButton keys="P" busy={isBusy} onClick={publish}>
        {say('Publish', 'प्रकाशित करें')}
      </BulkButton>
      <BulkButton keys="D" busy={isBusy} onClick={plan}>
        {say('Schedule', 'समय तय करें')}
      </BulkButton>
      <BulkButton busy={isBusy} onClick={() => void run('unpublish')}>
        {say('Take down', 'साइट से हटाएँ')}
      </BulkButton>
    </>
  );
}

function WriteActs({ run, isBusy }: ActsProps) {
  const say = useSay();
  const submit = () => void run('submit');
  useShortcut('R', ['Send the chosen to review', 'चुने हुए जाँच में भेजें'], submit);
  return (
    <>
      <BulkButton keys="R" busy={isBusy} onClick={submit}>
        {say('Send to review', 'जाँच में भेजें')}
      </BulkButton>
      <BulkButton busy={isBusy} onClick={() => void run('bin')}>
        {say('Move to bin', 'रद्दी में डालें')}
      </BulkButton>
    </>
  );
}

const BulkButton = (props: React.ComponentProps<typeof ActionButton>) => (
  <ActionButton kind="quiet" {...props} />
);

type BulkAction = 'publish' | 'schedule' | 'unpublish' | 'bin' | 'restore' | 'submit';

function useBulk({ collection, rows, chosen, onDone }: BulkBarProps) {
  const say = useSay();
  const tell = useTell();
  const publish = useAct(publishDrafts, { refreshes });
  const bin = useAct(binDrafts, { refreshes });
  const restore = useAct(restoreDrafts, { refreshes });
  const submit = useAct(submitForReview, { refreshes });
  const ids = [...chosen];

  const askFor = async (action: BulkAction, at?: string): Promise<Outcome[]> => {
    const body = { collection, ids };
    if (action === 'bin') return (await bin.mutateAsync({ body })).data;
    if (action === 'restore') return (await restore.mutateAsync({ body })).data;
    if (action === 'submit')
      return Promise.all(
        rows
          .filter(({ id }) => chosen.has(id))
          .map(async ({ id, revisions }) => {
            try {
              await submit.mutateAsync({ body: { collection, id, revisions } });
              return { isDone: true, message: null };
            } catch (error) {
              if (!(error instanceof CallFailed)) throw error;
              return { isDone: false, message: error.failure.message };
            }
          }),
      );
    const dated = at === undefined ? {} : { at };
    return (await publish.mutateAsync({ body: { ...body, action, ...dated } })).data;
  };

  const run = async (action: BulkAction, at?: string) => {
    try {
      const outcomes = await askFor(action, at);
      const done = outcomes.filter(({ isDone }) => isDone).length;
      const failed = outcomes.find(({ isDone }) => !isDone);
      if (failed)
        tell.done(
          say(
            `${done} of ${outcomes.length} done. ${failed.message ?? ''}`,
            `${outcomes.length} में से ${done} हुए\u202f। ${failed.message ?? ''}`,
          ),
        );
      else tell.done(say('Done.', 'हो गया\u202f।'));
      onDone();
    } catch (error) {
      tell.failed(error);
    }
  };
  const isBusy = [publish, bin, restore, submit].some(({ isPending }) => isPending);
  return { run, isBusy };
}
