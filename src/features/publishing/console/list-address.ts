import { useSearchParams } from 'react-router';
import { views } from '#content/declare/draft-shapes.ts';
import type { View } from '#content/declare/draft-shapes.ts';

/** The filters of a list, as its address tells them; empty ones are not in it. */
export interface ListAddress {
  view: View;
  s: string;
  category: string;
  author: string;
  /** Days of India, both included. */
  since: string;
  until: string;
  page: string;
}

/** Reads the filters out of the address, and changes them; a change begins at the first page. */
export function useListAddress() {
  const [query, setQuery] = useSearchParams();
  const of = (name: string) => query.get(name) ?? '';
  const view = views.find((each) => each === of('view')) ?? 'all';
  const address: ListAddress = {
    view,
    s: of('s'),
    category: of('category'),
    author: of('author'),
    since: of('since'),
    until: of('until'),
    page: of('page'),
  };
  const go = (told: Partial<ListAddress>) => {
    const entries = Object.entries({ ...address, page: '', ...told }).filter(
      ([name, value]) => value !== '' && !(name === 'view' && value === 'all'),
    );
    setQuery(Object.fromEntries(entries), { replace: true });
  };
  return { address, go };
}

/** An address without filters. */
export const NONE = { view: 'all', s: '', category: '', author: '', since: '', until: '' } as const;

/** Whether a list shows less than all there is. */
export const isNarrowed = ({ view, s, category, author, since, until }: ListAddress) =>
  view !== 'all' || [s, category, author, since, until].some((each) => each !== '');
