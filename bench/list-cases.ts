import type { ListRequest } from '#content/server/reader.ts';
import { vocabularyOf } from './vocabulary.ts';

/** One kind of list, requested with several values. */
export interface ListCase {
  name: string;
  requests: (rows: number) => (ListRequest & { page: number; size: number })[];
}

const SIZE = 12;
const english = vocabularyOf('en');
const hindi = vocabularyOf('hi');

const firstPage = { page: 1, size: SIZE };
const searches = (typed: readonly string[]) => () => typed.map((s) => ({ ...firstPage, s }));
const from = (vocabulary: readonly string[], rank: number) =>
  vocabulary.filter((word) => word.length > 3).slice(rank, rank + 4);

/** The lists that people request. */
export const listCases: ListCase[] = [
  { name: 'first page', requests: () => [firstPage] },
  {
    name: 'page of the middle',
    requests: (rows) => [{ page: Math.floor(rows / SIZE / 2), size: SIZE }],
  },
  { name: 'last page', requests: (rows) => [{ page: Math.floor(rows / SIZE), size: SIZE }] },
  {
    name: 'of a category',
    requests: () => ['water', 'roads', 'buses'].map((category) => ({ ...firstPage, category })),
  },
  {
    name: 'of a day',
    requests: () =>
      ['2016-03-05', '2021-07-19', '2026-01-02'].map((date) => ({ ...firstPage, date })),
  },
  { name: 'search, rare word', requests: searches(['pangolin']) },
  { name: 'search, common words', requests: searches(from(english, 0)) },
  { name: 'search, usual words', requests: searches(from(english, 150)) },
  {
    name: 'search, two words',
    requests: searches(from(english, 60).map((word) => `${word} ${english[80]}`)),
  },
  { name: 'search, beginning of a word', requests: searches(['pangol', 'wat', 'sch']) },
  { name: 'search, slip of the keys', requests: searches(['pangoiln', 'watre', 'shcool']) },
  { name: 'search, Hindi', requests: searches(from(hindi, 100)) },
  { name: 'search, Hindi in Latin letters', requests: searches(['pani', 'sadak', 'bijli']) },
  { name: 'search, nothing found', requests: searches(['zeppelin']) },
];
