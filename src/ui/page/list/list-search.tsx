import { TextField } from '#ui/field.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';

interface ListSearchProps {
  /** The path of the list, without a language. */
  path: string;
  placeholder: string;
  /** The search words; empty without a search. */
  s: string;
}

/** The search of a list without other filters: Enter submits it, so it needs no button. */
export function ListSearch({ path, placeholder, s }: ListSearchProps) {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <search>
      <form action={to(path)} autoComplete="off">
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
