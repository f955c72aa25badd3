import { useParams, useSearchParams } from 'react-router';
import type { LetterFilter } from '#contract/letters.ts';

/** Views of the desk, each of them a filter. */
export const deskViews = [
  'active',
  'mine',
  'new',
  'overdue',
  'waiting',
  'answered',
  'closed',
  'suspect',
  'all',
] as const;

export type DeskView = (typeof deskViews)[number];

const filters: Record<DeskView, LetterFilter> = {
  active: { state: 'active' },
  mine: { state: 'active', assignee: 'me' },
  new: { state: 'new' },
  overdue: { due: 'overdue' },
  waiting: { state: 'waiting' },
  answered: { state: 'answered' },
  closed: { state: 'closed' },
  suspect: { state: 'suspect' },
  all: {},
};

/** The filters of the inbox, as its address tells; the letter that is open stands in the path. */
export function useDeskAddress() {
  const [query, setQuery] = useSearchParams();
  const { id } = useParams();
  const view = deskViews.find((each) => each === query.get('view')) ?? 'active';
  const kind = (['join', 'grievance'] as const).find((each) => each === query.get('kind'));
  const place = query.get('place') ?? '';
  const s = query.get('s') ?? '';
  const filter: LetterFilter = {
    ...filters[view],
    ...(kind && { kind }),
    ...(place && { constituency: place }),
    ...(s && { s }),
  };
  const set = (name: 'view' | 'kind' | 'place' | 's', value: string) => {
    const next = new URLSearchParams(query);
    if (value === '' || value === 'active') next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true });
  };
  const search = query.toString();
  const pathOf = (letter: number) => `/desk/${letter}${search && `?${search}`}`;
  return {
    view,
    kind,
    place,
    s,
    filter,
    set,
    pathOf,
    listPath: `/desk${search && `?${search}`}`,
    open: id === undefined ? undefined : Number(id),
  };
}
