import { useRef, useState } from 'react';
import { useShortcut } from '#ui/console/shortcuts.ts';

/** The ids of the letters that are shown, in their order; pages of the list know only their own. */
const shownIds = () =>
  [...document.querySelectorAll<HTMLElement>('.desk-list [data-letter]')].map(({ dataset }) =>
    Number(dataset['letter']),
  );

/** The letter that has the focus, or the one that is open. */
function currentId(): number | undefined {
  const row =
    document.activeElement?.closest<HTMLElement>('[data-letter]') ??
    document.querySelector<HTMLElement>('.desk-list [data-letter]:has([aria-current])');
  return row ? Number(row.dataset['letter']) : undefined;
}

export type ChosenLetters = ReturnType<typeof useChosenLetters>;

/** Letters that are chosen for one act; another view begins with none. `X` chooses, `Shift X` a range. */
export function useChosenLetters(view: string, isOn: boolean) {
  const [held, setHeld] = useState<{ view: string; ids: ReadonlySet<number> }>({
    view,
    ids: new Set(),
  });
  const last = useRef<number>(undefined);
  const ids = held.view === view ? held.ids : new Set<number>();
  const choose = (id: number, isRange: boolean) => {
    const shown = shownIds();
    const from = shown.indexOf(isRange ? (last.current ?? id) : id);
    const to = shown.indexOf(id);
    const range = from === -1 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
    const next = new Set(ids);
    const isOff = !isRange && next.has(id);
    range.forEach((each) => (isOff ? next.delete(each) : next.add(each)));
    last.current = id;
    setHeld({ view, ids: next });
  };
  const chooseCurrent = (isRange: boolean) => {
    const id = currentId();
    if (id !== undefined) choose(id, isRange);
  };
  useShortcut('X', ['Choose the letter', 'चिट्ठी चुनें'], () => chooseCurrent(false), isOn);
  useShortcut(
    'Shift X',
    ['Choose all letters up to here', 'यहाँ तक की सब चिट्ठियाँ चुनें'],
    () => chooseCurrent(true),
    isOn,
  );
  return { ids, choose, clear: () => setHeld({ view, ids: new Set() }), isOn };
}
