import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { describeContent } from '#features/editing/contract.ts';
import { ActionLink } from '#ui/console/action-button.tsx';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState, ScreenState } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { SortableList } from '#ui/console/sortable-list.tsx';
import { StatusMark } from '#ui/console/status-mark.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { listDrafts, readOrder, reorderDrafts } from '../contract.ts';
import type { SeenOrder } from '../contract.ts';
import './lists.css';
import { ProposedOrder } from './proposed-order.tsx';
import { nameOf, titlesOf } from './row-texts.ts';
import type { DraftRow } from './row-texts.ts';

type Order = ReplyOf<typeof readOrder>['data'];

/** The documents of a kind in the order that readers see; every move is saved at once. */
export default function OrderScreen() {
  const { collection = '' } = useParams();
  const say = useSay();
  const language = useConsoleLanguage();
  const kind = useCallQuery(describeContent).data?.data.find(({ name }) => name === collection);
  const order = useCallQuery(readOrder, { query: { collection } });
  const name = kind && nameOf(kind.label)[language];
  return (
    <Screen
      title={name ? say(`Order: ${name}`, `क्रम: ${name}`) : say('Order', 'क्रम')}
      subtitle={say('As readers see it, the first on top', 'जैसा पाठक देखते हैं, पहला सबसे ऊपर')}
      back={`/content/${collection}`}
      actions={
        <ActionLink kind="line" to={`/content/${collection}`}>
          {say('Done', 'हो गया')}
        </ActionLink>
      }
    >
      <QueryState query={order} />
      {order.data && (
        <Sorting
          key={order.dataUpdatedAt}
          collection={collection}
          order={order.data.data}
          mayWrite={kind?.can.write === true}
        />
      )}
    </Screen>
  );
}

interface SortingProps {
  collection: string;
  order: Order;
  mayWrite: boolean;
}

function Sorting({ collection, order, mayWrite }: SortingProps) {
  const say = useSay();
  const language = useConsoleLanguage();
  const { rows, proposal, isPublicAtOnce } = order;
  const proposed = proposal?.isOwn ? sorted(rows, proposal.ids) : rows;
  const seen = { ids: rows.map(({ id }) => id), proposedAt: proposal?.at ?? null };
  const { shown, sort, isBusy } = useOrder(collection, proposed, seen);
  if (rows.length === 0)
    return (
      <ScreenState icon="empty" title={say('Nothing here yet', 'अभी यहाँ कुछ नहीं')}>
        {say('There is nothing to put in order.', 'क्रम में रखने के लिए कुछ नहीं है\u202f।')}
      </ScreenState>
    );
  return (
    <div className="order">
      {proposal && <ProposedOrder {...{ collection, proposal, rows }} />}
      <p className="row-note">
        {isPublicAtOnce
          ? say(
              'Draw a row by its handle, or use the arrows. Each move is public at once.',
              'पंक्ति को उसके निशान से खींचें, या तीर दबाएँ\u202f। हर बदलाव तुरंत प्रकाशित होता है\u202f।',
            )
          : say(
              'Draw a row by its handle, or use the arrows. Somebody else approves the new order before readers see it.',
              'पंक्ति को उसके निशान से खींचें, या तीर दबाएँ\u202f। पाठकों को दिखने से पहले कोई और नए क्रम को मंज़ूर करता है\u202f।',
            )}
      </p>
      <SortableList
        label={say('In order', 'क्रम में')}
        rows={shown.map((row) => rowOf(row))}
        isDisabled={!mayWrite || isBusy}
        onSort={sort}
      />
    </div>
  );

  function rowOf(row: DraftRow) {
    return { id: row.id, label: titlesOf(row, language).first, content: <RowText row={row} /> };
  }
}

function RowText({ row }: { row: DraftRow }) {
  const language = useConsoleLanguage();
  const { first, second } = titlesOf(row, language);
  return (
    <span className="order-row">
      <Link className="row-title" to={`/content/${row.collection}/${row.id}`}>
        {first}
      </Link>
      {second && <span className="draft-second">{second}</span>}
      <span className="draft-marks">
        {row.parts.map(({ part, state }) => (
          <span key={part} className="draft-mark">
            {part} <StatusMark status={state} />
          </span>
        ))}
      </span>
    </span>
  );
}

/** The order on the screen, ahead of the server; an order that was refused goes back. */
function useOrder(collection: string, rows: readonly DraftRow[], seen: SeenOrder) {
  const toast = useToast();
  const [shown, setShown] = useState(rows);
  const { mutate, isPending } = useCallMutation(reorderDrafts, {
    refreshes: [readOrder, listDrafts],
  });
  const sort = (ids: string[]) => {
    setShown(sorted(rows, ids));
    mutate(
      { body: { collection, ids, seen } },
      {
        onSuccess: (reply) => toast.success(reply.message ?? ''),
        onError(error) {
          setShown(rows);
          toast.error(error);
        },
      },
    );
  };
  return { shown, sort, isBusy: isPending };
}

/** Rows in the order of ids; those that no id names keep theirs behind. */
export function sorted<Row extends { id: string }>(
  rows: readonly Row[],
  ids: readonly string[],
): Row[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  return rows.toSorted(
    (one, other) => (place.get(one.id) ?? ids.length) - (place.get(other.id) ?? ids.length),
  );
}
