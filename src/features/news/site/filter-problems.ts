import type { Translate } from '#ui/translation.tsx';
import type { NewsFilter } from './news-filters.ts';

const sentences = {
  s: 'list.searchTooLong',
  category: 'list.unknownCategory',
  date: 'list.unreadableDate',
} as const;

/** What to do about each filter that could not be meant. */
export function filterProblems(
  t: Translate,
  faults: readonly NewsFilter[],
): Partial<Record<NewsFilter, string>> {
  return Object.fromEntries(faults.map((filter) => [filter, t(sentences[filter])]));
}
