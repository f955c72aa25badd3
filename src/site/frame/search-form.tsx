import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';

/** A plain GET form to the search page; it works without JavaScript. */
export function SearchForm({ id, value }: { id: string; value?: string }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <form className="search-form" action={to('/search')} method="get" role="search">
      <TextField
        id={id}
        name="s"
        type="search"
        label={t('frame.search')}
        defaultValue={value}
        maxLength={100}
      />
      <Button>{t('frame.search')}</Button>
    </form>
  );
}
