import { Chip } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { filterProblems } from './filter-problems.ts';
import { listAddress, without } from './list-filters.ts';
import type { FilterName } from './list-filters.ts';
import type { AnyList } from './load-list.ts';

interface ActiveFiltersProps {
  path: string;
  list: AnyList;
  /** The number of items, in words. */
  count: string;
  /** The label of each active filter; the search is labelled by its words. */
  names: Partial<Record<FilterName, string>>;
}

/** The number of items, and a chip for each active filter that removes it. */
export function ActiveFilters({
  path,
  list: { filters, faults },
  count,
  names,
}: ActiveFiltersProps) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const shown = without(filters, faults);
  const active = (Object.keys(filters) as FilterName[]).flatMap((filter) => {
    if (!shown[filter]) return [];
    return [{ filter, name: filter === 's' ? `“${shown.s}”` : (names[filter] ?? shown[filter]) }];
  });
  return (
    <>
      <FilterFaults faults={faults} />
      <div className="filter-summary">
        <h2 className="list-count">{count}</h2>
        {active.length > 0 && (
          <ul className="chips">
            {active.map(({ filter, name }) => (
              <li key={filter}>
                <Chip
                  on
                  href={to(listAddress(path, without(shown, [filter])))}
                  aria-label={t('list.removeFilter', { name })}
                >
                  {name}
                </Chip>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

/** On a phone the fields are in a closed sheet, so their errors stand above the list. */
function FilterFaults({ faults }: Pick<AnyList, 'faults'>) {
  const { t } = useTranslation();
  const hidden = filterProblems(
    t,
    faults.filter((filter) => filter !== 's'),
  );
  return Object.entries(hidden).map(([filter, sentence]) => (
    <p key={filter} className="field-problem list-fault">
      <Icon name="warning" />
      {sentence} {t('list.withoutFilter')}
    </p>
  ));
}
