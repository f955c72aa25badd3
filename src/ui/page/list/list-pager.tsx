import { useLocalPath } from '#ui/page/root-data.ts';
import { Pager } from '#ui/pager.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { listAddress, without } from './list-filters.ts';
import type { AnyList } from './load-list.ts';
import { shownRange } from './shown-range.ts';

interface ListPagerProps {
  path: string;
  list: AnyList;
  older?: string;
  newer?: string;
}

/** The links to the pages before and after, with the same filters. */
export function ListPager({ path, list, older, newer }: ListPagerProps) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const { data, page, size, total, filters, faults } = list;
  const shown = without(filters, faults);
  const from = (page - 1) * size + 1;
  const until = from + data.length - 1;
  return (
    <Pager
      olderHref={until < total ? to(listAddress(path, shown, page + 1)) : undefined}
      olderLabel={older ?? t('list.showMoreResults')}
      newerHref={page > 1 ? to(listAddress(path, shown, page - 1)) : undefined}
      newerLabel={newer ?? t('list.showNewerResults')}
      count={shownRange(t, { from, to: until, total })}
    />
  );
}
