import { useCallQuery } from '#client/query.ts';
import { listChoices } from '#features/editing/contract.ts';
import { useSay } from '#ui/console/say.tsx';
import { SelectField } from '#ui/field.tsx';

/** The field by which documents of a collection are in a category. */
export interface CategoryOf {
  collection: string;
  field: string;
}

interface CategoryFieldProps {
  of: CategoryOf;
  /** Said while none is chosen. */
  none: string;
  /** A slug, or nothing. */
  value: string;
  onChange: (slug: string) => void;
}

/** One of the categories of a kind of content. */
export function CategoryField({ of, none, value, onChange }: CategoryFieldProps) {
  const say = useSay();
  const choices = useCallQuery(listChoices, { query: { ...of, size: '100' } }).data?.data ?? [];
  return (
    <SelectField
      label={say('Category', 'श्रेणी')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{none}</option>
      {choices.map(({ slug, title }) => (
        <option key={slug} value={slug}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
