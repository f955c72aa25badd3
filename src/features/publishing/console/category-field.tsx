import { useCallQuery } from '#client/query.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { SelectField } from '#ui/field.tsx';
import { listDrafts } from '../contract.ts';
import { titlesOf } from './row-texts.ts';

interface CategoryFieldProps {
  /** The collection of the categories. */
  of: string;
  /** Said while none is chosen. */
  none: string;
  /** A slug, or nothing. */
  value: string;
  onChange: (slug: string) => void;
}

/** One of the categories of a kind of content. */
export function CategoryField({ of, none, value, onChange }: CategoryFieldProps) {
  const say = useSay();
  const language = useConsoleLanguage();
  const rows =
    useCallQuery(listDrafts, { query: { collection: of, size: '100' } }).data?.data ?? [];
  return (
    <SelectField
      label={say('Category', 'श्रेणी')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{none}</option>
      {rows.map((row) => (
        <option key={row.id} value={row.slug}>
          {titlesOf(row, language).first}
        </option>
      ))}
    </SelectField>
  );
}
