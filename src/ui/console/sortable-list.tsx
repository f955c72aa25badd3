import type { ReactNode } from 'react';
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { ConsoleIcon } from './console-icon.tsx';
import { useSay } from './say.tsx';

export interface SortableRow {
  id: string;
  /** Spoken, and written where nothing else is shown. */
  label: string;
  content?: ReactNode;
}

interface SortableListProps {
  label: string;
  rows: readonly SortableRow[];
  isDisabled?: boolean;
  /** Told all ids in their new order. */
  onSort: (ids: string[]) => void;
}

/** Rows in an order of one's own: drawn with a pointer or by the keys of the handle, or moved by buttons. */
export function SortableList({ label, rows, isDisabled = false, onSort }: SortableListProps) {
  const ids = rows.map(({ id }) => id);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled,
    getItems: (keys) =>
      [...keys].map((key) => ({ 'text/plain': rows.find(({ id }) => id === key)?.label ?? '' })),
    onReorder({ keys, target: { key, dropPosition } }) {
      const others = ids.filter((id) => !keys.has(id));
      const at = others.indexOf(String(key)) + (dropPosition === 'after' ? 1 : 0);
      onSort(others.toSpliced(at, 0, ...ids.filter((id) => keys.has(id))));
    },
  });
  const move = (from: number, to: number) =>
    onSort(ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? ''));
  return (
    <GridList
      aria-label={label}
      className="sortable"
      items={rows.map((row, place) => ({ ...row, place }))}
      dependencies={[isDisabled, rows]}
      dragAndDropHooks={dragAndDropHooks}
      keyboardNavigationBehavior="tab"
    >
      {(row) => (
        <GridListItem className="sortable-row" textValue={row.label}>
          <Row row={row} isDisabled={isDisabled} last={rows.length - 1} move={move} />
        </GridListItem>
      )}
    </GridList>
  );
}

interface RowProps {
  row: SortableRow & { place: number };
  last: number;
  isDisabled: boolean;
  move: (from: number, to: number) => void;
}

function Row({ row: { label, content, place }, last, isDisabled, move }: RowProps) {
  const say = useSay();
  return (
    <>
      <Button
        slot="drag"
        className="icon-button sortable-handle"
        aria-label={say(`Drag ${label}`, `${label} को खींचें`)}
        isDisabled={isDisabled}
      >
        <ConsoleIcon name="drag" />
      </Button>
      <span className="sortable-place">{place + 1}</span>
      <div className="sortable-content">{content ?? label}</div>
      <Button
        className="icon-button"
        aria-label={say(`Move ${label} up`, `${label} ऊपर करें`)}
        isDisabled={isDisabled || place === 0}
        onPress={() => move(place, place - 1)}
      >
        <ConsoleIcon name="up" />
      </Button>
      <Button
        className="icon-button"
        aria-label={say(`Move ${label} down`, `${label} नीचे करें`)}
        isDisabled={isDisabled || place === last}
        onPress={() => move(place, place + 1)}
      >
        <ConsoleIcon name="chevron" />
      </Button>
    </>
  );
}
