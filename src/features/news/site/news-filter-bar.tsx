import { useTranslation } from '#ui/translation.tsx';
import { useLocalPath } from '#ui/page/shell.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { FilterBar } from '#ui/filter-bar.tsx';
import { filterProblems } from './filter-problems.ts';
import type { NewsList } from './load-news.ts';

/** Search, category and day. What was typed stays, also what could not be meant. */
export function NewsFilterBar({ list: { filters, faults, categories } }: { list: NewsList }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const problems = filterProblems(t, faults);
  return (
    <FilterBar
      id="news-filters"
      action={to('/news')}
      search={{
        name: 's',
        label: t('list.search'),
        placeholder: t('news.searchPlaceholder'),
        defaultValue: filters.s,
        problem: problems.s,
      }}
      filterLabel={t('list.filter')}
      submitLabel={t('list.search')}
    >
      <SelectField
        name="category"
        label={t('list.category')}
        defaultValue={filters.category}
        problem={problems.category}
      >
        <option value="">{t('list.allCategories')}</option>
        {problems.category && <option value={filters.category}>{filters.category}</option>}
        {categories.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </SelectField>
      {/* A date field shows nothing of what is no date, so that is kept in a field of text. */}
      <TextField
        type={problems.date ? 'text' : 'date'}
        name="date"
        label={t('list.date')}
        defaultValue={filters.date}
        problem={problems.date}
      />
    </FilterBar>
  );
}
