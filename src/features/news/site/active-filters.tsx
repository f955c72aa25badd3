import { useTranslation } from '#ui/translation.tsx';
import { longDate } from '#lib/dates.ts';
import { useLocalPath, useShell } from '#ui/page/shell.ts';
import { Chip } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { filterProblems } from './filter-problems.ts';
import type { NewsList } from './load-news.ts';
import { newsAddress, without } from './news-filters.ts';
import type { NewsFilter } from './news-filters.ts';

/** How many there are, and by which filters; each is a chip that takes it off. */
export function ActiveFilters({ list }: { list: NewsList }) {
  const { t } = useTranslation();
  const active = useActiveFilters(list);
  return (
    <>
      <FilterFaults list={list} />
      <div className="filter-summary">
        <p className="type-label">{t('news.count', { count: list.total })}</p>
        {active.length > 0 && (
          <ul className="chips">
            {active.map(({ filter, name, href }) => (
              <li key={filter}>
                <Chip on href={href} aria-label={t('list.removeFilter', { name })}>
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

/** On a phone the fields lie in a closed sheet, so what is wrong with them is said above the list. */
function FilterFaults({ list: { faults } }: { list: NewsList }) {
  const { t } = useTranslation();
  const hidden = filterProblems(
    t,
    faults.filter((filter) => filter !== 's'),
  );
  return Object.entries(hidden).map(([filter, sentence]) => (
    <p key={filter} className="field-problem news-fault">
      <Icon name="warning" />
      {sentence} {t('list.withoutFilter')}
    </p>
  ));
}

function useActiveFilters({ filters, faults, categories }: NewsList) {
  const { language } = useShell();
  const to = useLocalPath();
  const shown = without(filters, faults);
  const category = categories.find(({ slug }) => slug === shown.category);
  const names: Record<NewsFilter, string | undefined> = {
    s: shown.s && `“${shown.s}”`,
    category: category?.title,
    date: shown.date && longDate(shown.date, language),
  };
  const href = (filter: NewsFilter) => to(newsAddress(without(shown, [filter])));
  return (['s', 'category', 'date'] as const).flatMap((filter) => {
    const name = names[filter];
    return name ? [{ filter, name, href: href(filter) }] : [];
  });
}
