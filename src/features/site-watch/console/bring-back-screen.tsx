import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCallQuery } from '#client/query.ts';
import { CallFailed } from '#contract/failure.ts';
import { usePermission } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import { FailedState, RowSkeletons } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { planMoment } from '../contract.ts';
import type { Scope } from './bring-back-address.ts';
import { BringBackForm } from './bring-back-form.tsx';
import { BringBackProgress } from './bring-back-progress.tsx';
import { MomentFields } from './moment-fields.tsx';
import { PlanList } from './plan-list.tsx';
import { ScopeFields } from './scope-fields.tsx';
import { useCollections } from './use-collections.ts';
import './site-watch.css';

/** Brings a document, a kind of content or the whole site back to a moment. */
export default function BringBackScreen() {
  const say = useSay();
  const may = usePermission();
  const [begun, setBegun] = useState<string>();
  return (
    <Screen
      title={say('Bring back to a moment', 'किसी समय पर वापस लाएँ')}
      subtitle={say(
        'What was public then is public again. Every text stays in the history, and this can be taken back in the same way.',
        'जो उस समय प्रकाशित था, वही फिर प्रकाशित होगा\u202f। हर पाठ इतिहास में रहता है, और इसे भी ऐसे ही वापस लिया जा सकता है\u202f।',
      )}
      back={may('settings:admin') ? '/record/site' : '/'}
    >
      {begun === undefined ? (
        <Choosing onBegun={setBegun} />
      ) : (
        <BringBackProgress id={begun} onAgain={() => setBegun(undefined)} />
      )}
    </Screen>
  );
}

/** How much is brought back, as the address tells it, and what may be chosen. */
function useScope() {
  const isForAll = usePermission()('settings:admin');
  const kinds = useCollections().filter(({ isOwn }) => isForAll || isOwn);
  const [search, setSearch] = useSearchParams();
  const usual = isForAll ? '' : (kinds[0]?.name ?? '');
  const scope = { collection: search.get('collection') ?? usual, id: search.get('id') ?? '' };
  const choose = ({ collection }: Scope) => setSearch({ collection });
  return { scope, choose, kinds, isForAll };
}

/** How much, when, what that changes, and why. */
function Choosing({ onBegun }: { onBegun: (id: string) => void }) {
  const { scope, choose, kinds, isForAll } = useScope();
  const [moment, setMoment] = useState(() => new Date().toISOString());
  const { collection, id } = scope;
  const plan = useCallQuery(
    planMoment,
    { query: { collection, moment, ...(id && { id }) } },
    { enabled: isForAll || collection !== '' },
  );
  const problem = momentProblem(plan.error);
  const planned = plan.data?.data;
  const title = planned?.documents.find((each) => each.id === id)?.title;
  return (
    <div className="bring-back">
      <div className="bring-back-fields">
        <ScopeFields {...{ scope, title, kinds, isForAll }} onChange={choose} />
        <MomentFields value={moment} onChange={setMoment} problem={problem} />
      </div>
      {planned && <PlanList plan={planned} isOne={id !== ''} />}
      {planned && planned.total > 0 && (
        <BringBackForm {...{ scope, moment, onBegun }} total={planned.total} />
      )}
      {plan.isPending && <RowSkeletons rows={4} />}
      {plan.error && !problem && (
        <FailedState error={plan.error} retry={() => void plan.refetch()} />
      )}
    </div>
  );
}

/** The fault of the moment, told by its field. */
function momentProblem(error: Error | null): string | undefined {
  if (!(error instanceof CallFailed)) return undefined;
  return error.failure.errors?.find(({ param }) => param === 'moment')?.msg;
}
