import { TextField } from '#ui/field.tsx';
import { useLocalPath } from '#ui/page/shell.ts';
import { useTranslation } from '#ui/translation.tsx';

interface ListSearchProps {
  /** Where the list is read, without a language. */
  path: string;
  placeholder: string;
  /** What was searched for; empty when nothing was. */
  s: string;
}

/** The search of a list that has no other filter: Enter is enough, so it needs no button. */
export function ListSearch({ path, placeholder, s }: ListSearchProps) {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <search>
      <form action={to(path)}>
        <TextField
          type="search"
          name="s"
          icon="search"
          label={t('list.search')}
          placeholder={placeholder}
          defaultValue={s}
          className="filter-search"
        />
      </form>
    </search>
  );
}
