import { useState } from 'react';
import { useParams } from 'react-router';
import { ask, useCallQuery } from '#client/query.ts';
import { views } from '#content/declare/draft-shapes.ts';
import { describeContent } from '#features/editing/contract.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { StatusMark, statusTexts } from '#ui/console/status-mark.tsx';
import type { Status } from '#ui/console/status-mark.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { ViewTabs } from '#ui/console/view-tabs.tsx';
import { listDrafts } from '../contract.ts';
import { BulkBar } from './bulk-bar.tsx';
import { DraftTable } from './draft-table.tsx';
import { ListActions } from './list-actions.tsx';
import { NONE, useListAddress } from './list-address.ts';
import type { ListAddress } from './list-address.ts';
import { ListFilters } from './list-filters.tsx';
import { ListedState, ListPager, shownOf, useRows } from './listed.tsx';
import './lists.css';
import { nameOf, viewTexts } from './row-texts.ts';
import type { DraftRow } from './row-texts.ts';

/** The documents of one kind, in views, with what can be done with many of them. */
export default function ListScreen() {
  const { collection = '' } = useParams();
  return <List key={collection} collection={collection} />;
}

function List({ collection }: { collection: string }) {
  const language = useConsoleLanguage();
  const { address, go } = useListAddress();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const kind = useKind(collection);
  const list = useRows(collection, address);
  const chooseNone = () => setChosen(new Set());
  const change: typeof go = (told) => {
    chooseNone();
    go(told);
  };
  const { rows, counts, authors, total } = shownOf(list);
  const all = useAllRows(collection, address, setChosen);
  const isBin = address.view === 'bin';
  return (
    <Screen
      title={kind.title[language]}
      count={counts?.all.toLocaleString('en-IN')}
      back="/content"
      hasFloatingActions
      actions={
        kind.may.write && (
          <ListActions
            collection={collection}
            isByHand={kind.isByHand}
            onMade={() => change({ ...NONE, view: 'draft' })}
          />
        )
      }
    >
      <ViewTabs
        views={views}
        texts={viewTexts}
        chosen={address.view}
        counts={counts}
        onChoose={(view) => change({ view })}
      />
      <ListFilters address={address} go={change} authors={authors} category={kind.category} />
      <ListedState list={list} address={address} onWiden={() => change({ ...NONE })} />
      <DraftTable
        rows={rows}
        chosen={chosen}
        onChoose={kind.may.write ? setChosen : undefined}
        mayIn={() => kind.may}
      />
      <ListPager list={list} address={address} go={change} />
      <BulkBar
        key={address.view}
        {...{ collection, chosen, isBin }}
        rows={all.with(rows)}
        more={all.more(total, rows.length)}
        may={kind.may}
        category={kind.category}
        onDone={all.finish}
      />
      {rows.length > 0 && <Legend />}
    </Screen>
  );
}

/** One act takes at most so many. */
const MAX_CHOSEN = 100;

/** Rows of other pages too, once all that a list shows are chosen. */
function useAllRows(
  collection: string,
  address: ListAddress,
  onChosen: (ids: ReadonlySet<string>) => void,
) {
  const toast = useToast();
  const [rows, setRows] = useState<readonly DraftRow[]>([]);
  const read = async () => {
    const query = { ...address, collection, page: '1', size: String(MAX_CHOSEN) };
    const { data } = await ask(listDrafts, { query });
    setRows(data);
    return data;
  };
  const choose = async () => {
    try {
      const data = await read();
      onChosen(new Set(data.map(({ id }) => id)));
    } catch (error) {
      toast.error(error);
    }
  };
  return {
    /** The rows of a page and those of others that were chosen with them. */
    with: (page: readonly DraftRow[]) => [
      ...page,
      ...rows.filter(({ id }) => page.every((row) => row.id !== id)),
    ],
    /** Once an act has changed some of them, and left those that are still chosen. */
    finish(left: ReadonlySet<string>) {
      onChosen(left);
      if (rows.length > 0) void read().catch(() => setRows([]));
    },
    more(total: number, shown: number) {
      const count = Math.min(total, MAX_CHOSEN);
      return count > shown ? { count, choose: () => void choose() } : undefined;
    },
  };
}

/** The name of a kind of content, what the agent may do with it, and how it is put into categories. */
function useKind(collection: string) {
  const kind = useCallQuery(describeContent).data?.data.find(({ name }) => name === collection);
  return {
    // An agent who may not read a kind is not told its name.
    title: kind ? nameOf(kind.label) : { en: 'Content', hi: 'सामग्री' },
    may: { write: kind?.can.write === true, publish: kind?.can.publish === true },
    category: kind?.category?.of ? { collection, field: kind.category.field } : null,
    isByHand: kind?.['isOrderedByHand'] === true,
  };
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
