import { useCallQuery } from '#client/query.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay } from '#ui/console/say.tsx';
import { QueryState, ScreenState } from '#ui/console/screen-state.tsx';
import { listDrafts } from '../contract.ts';
import { isNarrowed } from './list-address.ts';
import type { ListAddress } from './list-address.ts';
import { Pager } from './pager.tsx';

const SIZE = 20;

/** One page of the documents that an address asks for, of one kind or of all (an empty name). */
export function useRows(collection: string, address: ListAddress) {
  const query = { collection, size: String(SIZE), ...address };
  return useCallQuery(listDrafts, { query }, { placeholderData: (before) => before });
}

/** The page of a list as it is shown, empty while it is on the way. */
export function shownOf({ data }: ReturnType<typeof useRows>) {
  return {
    rows: data?.data ?? [],
    counts: data?.counts,
    authors: data?.authors ?? [],
    total: data?.total ?? 0,
  };
}

interface ListedProps {
  list: ReturnType<typeof useRows>;
  address: ListAddress;
}

/** Replaces the rows while they load, where they failed to, and where there are none. */
export function ListedState({ list, address, onWiden }: ListedProps & { onWiden: () => void }) {
  if (!list.data) return <QueryState query={list} />;
  if (list.data.data.length > 0) return null;
  return isNarrowed(address) ? <NothingMatches onWiden={onWiden} /> : <NothingYet />;
}

function NothingYet() {
  const say = useSay();
  return (
    <ScreenState icon="empty" title={say('Nothing here yet', 'अभी यहाँ कुछ नहीं')}>
      {say('Press New, and write the first one.', '“नया” दबाएँ और पहला लिखें\u202f।')}
    </ScreenState>
  );
}

function NothingMatches({ onWiden }: { onWiden: () => void }) {
  const say = useSay();
  return (
    <ScreenState
      icon="search"
      title={say('Nothing matches', 'कुछ नहीं मिला')}
      action={
        <ActionButton kind="line" onClick={onWiden}>
          {say('Show all', 'सब दिखाएँ')}
        </ActionButton>
      }
    >
      {say('Leave out a filter, or look at all.', 'कोई फ़िल्टर हटाएँ, या सब देखें\u202f।')}
    </ScreenState>
  );
}

/** The pages of a list, once it is known how many there are. */
export function ListPager(props: ListedProps & { go: (told: Partial<ListAddress>) => void }) {
  const { list, address, go } = props;
  if (!list.data) return null;
  return (
    <Pager
      page={Number(address.page || 1)}
      size={SIZE}
      total={list.data.total}
      onGo={(page) => go({ page: String(page) })}
    />
  );
}
