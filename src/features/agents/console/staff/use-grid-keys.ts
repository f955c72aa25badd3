import { useState } from 'react';
import type { KeyboardEvent } from 'react';

interface Place {
  row: number;
  column: number;
}

const STEPS: Partial<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

const within = (value: number, size: number) => Math.min(Math.max(value, 0), size - 1);

/** Arrow keys in a grid, of which one cell is in the order of Tab; Home and End go along a row. */
export function useGridKeys({ rows, columns }: { rows: number; columns: number }) {
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const next = nextPlace(event.key);
    if (!next) return;
    event.preventDefault();
    setPlace(next);
    const cell = `[data-cell="${next.row}-${next.column}"]`;
    event.currentTarget.querySelector<HTMLElement>(cell)?.focus();
  }

  function nextPlace(key: string): Place | undefined {
    if (key === 'Home') return { ...place, column: 0 };
    if (key === 'End') return { ...place, column: columns - 1 };
    const step = STEPS[key];
    return (
      step && {
        row: within(place.row + step.row, rows),
        column: within(place.column + step.column, columns),
      }
    );
  }

  const cellProps = (row: number, column: number) => ({
    'data-cell': `${row}-${column}`,
    tabIndex: place.row === row && place.column === column ? 0 : -1,
    onFocus: () => setPlace({ row, column }),
  });
  return { onKeyDown, cellProps, column: place.column };
}
