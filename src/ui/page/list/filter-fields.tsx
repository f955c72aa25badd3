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

interface FilterChoiceProps extends FilterFieldProps {
  /** The choice of none: "All years". */
  all: string;
  options: readonly { value: string; title: string }[];
}

/** A filter chosen from a few. What the address asks for stays, also when it is none of them. */
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
      {options.map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}

/** One day. A date field shows nothing of what is no date, so that is kept in a field of text. */
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
