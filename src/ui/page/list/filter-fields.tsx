import type { Language } from '#contract/languages.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { filterProblems } from './filter-problems.ts';
import type { FilterName } from './list-filters.ts';
import type { AnyList } from './load-list.ts';

interface FilterFieldProps {
  name: FilterName;
  label: string;
  list: Pick<AnyList, 'filters' | 'faults'>;
}

interface Option {
  value: string;
  title: string;
  /** The language of the title, where it differs from the page's. */
  lang?: Language | undefined;
}

interface FilterChoiceProps extends FilterFieldProps {
  /** The label of no choice: "All years". */
  all: string;
  options: readonly Option[];
}

/** A filter with a few choices. A value from the address stays, even when it is not one of them. */
export function FilterChoice({
  name,
  label,
  all,
  options,
  list: { filters, faults },
}: FilterChoiceProps) {
  const { t } = useTranslation();
  const { [name]: chosen = '' } = filters;
  const isOther = chosen !== '' && !options.some(({ value }) => value === chosen);
  return (
    <SelectField
      name={name}
      label={label}
      defaultValue={chosen}
      problem={filterProblems(t, faults)[name]}
    >
      <option value="">{all}</option>
      {isOther && <option value={chosen}>{chosen}</option>}
      {options.map(({ value, title, lang }) => (
        <option key={value} value={value} lang={lang}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}

/**
 * A filter by day. A date field cannot show an invalid date, so that one is shown in a text field.
 */
export function FilterDay({ name, label, list: { filters, faults } }: FilterFieldProps) {
  const { t } = useTranslation();
  const problem = filterProblems(t, faults)[name];
  return (
    <TextField
      type={problem ? 'text' : 'date'}
      name={name}
      label={label}
      defaultValue={filters[name]}
      problem={problem}
    />
  );
}
