import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { Results } from './load-results.ts';

const sentences = {
  422: 'list.searchTooLong',
  429: 'problem.tooMany',
  503: 'problem.busy',
} as const;

/** The field of the search page. The search words stay in it, whatever the outcome. */
export function SearchBox({ s, failure }: Pick<Results, 's' | 'failure'>) {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <search>
      <form className="search-box" action={to('/search')} autoComplete="off">
        <TextField
          id="search-page"
          name="s"
          type="search"
          icon="search"
          label={t('search.label')}
          defaultValue={s}
          problem={failure && t(sentences[failure])}
        />
        <Button kind="spark">{t('search.submit')}</Button>
      </form>
    </search>
  );
}
