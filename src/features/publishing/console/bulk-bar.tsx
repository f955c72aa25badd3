import { useState } from 'react';
import { ActionButton } from '#ui/console/action-button.tsx';
import { RefusedRows } from '#ui/console/refused-rows.tsx';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { CategoryDialog } from './category-dialog.tsx';
import type { CategoryOf } from './category-field.tsx';
import { titlesOf } from './row-texts.ts';
import type { DraftRow } from './row-texts.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { useBulk } from './use-bulk.ts';
import type { BulkAction, BulkExtra, BulkResult } from './use-bulk.ts';

interface BulkBarProps {
  collection: string;
  rows: readonly DraftRow[];
  chosen: ReadonlySet<string>;
  isBin: boolean;
  may: { write: boolean; publish: boolean };
  category: CategoryOf | null;
  /** How many more can be chosen than are on this page. */
  more: { count: number; choose: () => void } | undefined;
  /** Told those that are still chosen. */
  onDone: (chosen: ReadonlySet<string>) => void;
}

type Asked = 'schedule' | 'categorize';

/** Actions on the chosen documents; afterwards it is told what came of them, and those that were refused stay chosen. */
export function BulkBar({ chosen, rows, onDone, ...props }: BulkBarProps) {
  const wanted = rows.filter(({ id }) => chosen.has(id));
  const say = useSay();
  const language = useConsoleLanguage();
  const [result, setResult] = useState<BulkResult>();
  const finish = (told: BulkResult) => {
    setResult(told);
    onDone(new Set(told.refused.map(({ row }) => row.id)));
  };
  const isTold = result !== undefined && result.count > 1 && result.refused.length > 0;
  if (!isTold && wanted.length === 0) return null;
  return (
    <div className="bulk-foot">
      {isTold && (
        <RefusedRows
          count={result.count}
          refused={result.refused.map(({ row, reason }) => ({
            name: titlesOf(row, language).first || say('Without a title', 'बिना शीर्षक'),
            reason,
          }))}
          onClose={() => setResult(undefined)}
        />
      )}
      {wanted.length > 0 && (
        <ChosenBar
          {...props}
          wanted={wanted}
          onDone={finish}
          chooseNone={() => onDone(new Set())}
        />
      )}
    </div>
  );
}

interface ChosenBarProps extends Omit<BulkBarProps, 'rows' | 'chosen' | 'onDone'> {
  wanted: readonly DraftRow[];
  onDone: (result: BulkResult) => void;
  chooseNone: () => void;
}

function ChosenBar(props: ChosenBarProps) {
  const { collection, wanted, isBin, may, category, more, onDone, chooseNone } = props;
  const say = useSay();
  const [asked, setAsked] = useState<Asked>();
  const { run, isBusy } = useBulk(collection, onDone);
  const count = wanted.length;
  const runOnChosen = (action: BulkAction, extra?: BulkExtra) => {
    setAsked(undefined);
    return run(action, wanted, extra);
  };
  const acts = { run: runOnChosen, isBusy, plan: () => setAsked('schedule') };
  useShortcut('Esc', ['Choose none', 'कुछ न चुनें'], chooseNone);
  return (
    <div className="bulk-bar" role="toolbar" aria-label={say('Chosen', 'चुने हुए')}>
      <strong>{say(`${count} chosen`, `${count} चुने`)}</strong>
      {more && (
        <BulkButton onClick={more.choose}>
          {say(`Choose all ${more.count}`, `सभी ${more.count} चुनें`)}
        </BulkButton>
      )}
      {isBin
        ? may.write && <BinActs {...acts} />
        : may.write && (
            <>
              {may.publish && <PublishActs {...acts} />}
              <WriteActs {...acts} sort={category ? () => setAsked('categorize') : undefined} />
            </>
          )}
      <BulkButton keys="Esc" className="bulk-none" onClick={chooseNone}>
        {say('Undo the choice', 'चुनाव हटाएँ')}
      </BulkButton>
      <Questions
        key={`${collection} ${count}`}
        {...{ asked, isBusy, category, count }}
        onClose={() => setAsked(undefined)}
        run={(action, extra) => void runOnChosen(action, extra)}
      />
    </div>
  );
}

interface QuestionsProps {
  asked: Asked | undefined;
  isBusy: boolean;
  category: CategoryOf | null;
  count: number;
  onClose: () => void;
  run: (action: BulkAction, extra: BulkExtra) => void;
}

/** Asks for a moment, or a category, before. */
function Questions({ asked, isBusy, category, count, onClose, run }: QuestionsProps) {
  return (
    <>
      <ScheduleDialog
        isOpen={asked === 'schedule'}
        isBusy={isBusy}
        onClose={onClose}
        onPlan={(at) => run('schedule', { at })}
      />
      {category && (
        <CategoryDialog
          of={category}
          count={count}
          isOpen={asked === 'categorize'}
          onClose={onClose}
          onChoose={(slug) => run('categorize', { category: slug })}
        />
      )}
    </>
  );
}

function BinActs({ run, isBusy }: ActsProps) {
  const say = useSay();
  return (
    <BulkButton busy={isBusy} onClick={() => void run('restore')}>
      {say('Restore as drafts', 'मसौदे के रूप में लौटाएँ')}
    </BulkButton>
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

function WriteActs({ run, isBusy, sort }: ActsProps & { sort: (() => void) | undefined }) {
  const say = useSay();
  const submit = () => void run('submit');
  useShortcut('R', ['Send the chosen to review', 'चुने हुए जाँच में भेजें'], submit);
  return (
    <>
      <BulkButton keys="R" busy={isBusy} onClick={submit}>
        {say('Send to review', 'जाँच में भेजें')}
      </BulkButton>
      {sort && (
        <BulkButton busy={isBusy} onClick={sort}>
          {say('Category', 'श्रेणी')}
        </BulkButton>
      )}
      <BulkButton busy={isBusy} onClick={() => void run('bin')}>
        {say('Move to bin', 'कूड़ेदान में डालें')}
      </BulkButton>
    </>
  );
}

const BulkButton = (props: React.ComponentProps<typeof ActionButton>) => (
  <ActionButton kind="quiet" {...props} />
);
