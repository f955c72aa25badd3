import type { Translate } from '#ui/translation.tsx';
import type { FilterName } from './list-filters.ts';

const sentences = {
  s: 'list.searchTooLong',
  category: 'list.unknownCategory',
  date: 'list.unreadableDate',
  year: 'list.unknownYear',
  month: 'list.unknownMonth',
} as const;

/** The error text of each invalid filter. */
export function filterProblems(
  t: Translate,
  faults: readonly FilterName[],
): Partial<Record<FilterName, string>> {
  return Object.fromEntries(faults.map((filter) => [filter, t(sentences[filter])]));
}
