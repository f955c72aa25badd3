import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useCall } from '#client/query.ts';
import { describeContent } from '#features/editing/contract.ts';
import { ActionLink } from '#ui/console/action-button.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { useSay, useStaffLanguage } from '#ui/console/say.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { StatusMark, statusTexts } from '#ui/console/status-mark.tsx';
import type { Status } from '#ui/console/status-mark.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { DraftTable } from './draft-table.tsx';
import { NONE, useListAddress } from './list-address.ts';
import { ListFilters } from './list-filters.tsx';
import { ListedState, ListPager, useRows } from './listed.tsx';
import './lists.css';
import { nameOf } from './row-texts.ts';
import { ViewTabs } from './view-tabs.tsx';

/** The documents of one kind, in views, with what can be done with many of them. */
export default function ListScreen() {
  const { collection = '' } = useParams();
  return <List key={collection} collection={collection} />;
}

function List({ collection }: { collection: string }) {
  const language = useStaffLanguage();
  const { address, go } = useListAddress();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const kind = useKind(collection);
  const list = useRows(collection, address);
  const chooseNone = () => setChosen(new Set());
  const change: typeof go = (told) => {
    chooseNone();
    go(told);
  };
  const rows = list.data?.data ?? [];
  const isBin = address.view === 'bin';
  return (
    <Screen
      title={kind.title[language]}
      count={list.data?.counts.all.toLocaleString('en-IN')}
      back="/content"
      hasFloatingActions
      actions={kind.may.write && <NewButton collection={collection} />}
    >
      <ViewTabs
        view={address.view}
        counts={list.data?.counts}
        onChange={(view) => change({ view })}
      />
      <ListFilters
        address={address}
        go={change}
        authors={list.data?.authors ?? []}
        categories={kind.categories}
      />
      <ListedState list={list} address={address} onWiden={() => change({ ...NONE })} />
      <DraftTable rows={rows} chosen={chosen} onChoose={kind.may.write ? setChosen : undefined} />
      <ListPager list={list} address={address} go={change} />
      <BulkBar {...{ collection, rows, chosen, isBin }} may={kind.may} onDone={chooseNone} />
      {rows.length > 0 && <Legend />}
    </Screen>
  );
}

/** The name of a kind of content, what the agent may do with it, and the kind of its categories. */
function useKind(collection: string) {
  const kind = useCall(describeContent).data?.data.find(({ name }) => name === collection);
  return {
    title: kind ? nameOf(kind.label) : { en: collection, hi: collection },
    may: { write: kind?.can.write === true, publish: kind?.can.publish === true },
    categories: kind?.category?.of ?? null,
  };
}

/** Leads to where a new document is begun; `N` does the same. */
function NewButton({ collection }: { collection: string }) {
  const say = useSay();
  const navigate = useNavigate();
  const to = `/content/${collection}/new`;
  useShortcut('N', ['New', 'नया'], () => void navigate(to));
  return (
    <ActionLink to={to} icon="plus" keys="N">
      {say('New', 'नया')}
    </ActionLink>
  );
}

/** Every mark with its word. */
function Legend() {
  const say = useSay();
  return (
    <p className="legend" aria-label={say('Marks', 'चिह्न')}>
      {(Object.keys(statusTexts) as Status[]).map((status) => (
        <StatusMark key={status} status={status} isNamed />
      ))}
    </p>
  );
}
