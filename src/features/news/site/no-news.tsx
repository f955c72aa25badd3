import { useTranslation } from '#ui/translation.tsx';
import { Scene } from '#ui/page/scene.tsx';
import { useLocalPath } from '#ui/page/shell.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/notice.tsx';
import type { NewsList } from './load-news.ts';
import { newsAddress } from './news-filters.ts';

/** Nothing matches, or nothing has been written yet. */
export function NoNews({ list: { filters } }: { list: NewsList }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <div className="news-none">
      <EmptyState
        art={<Scene name="quiet-mural" eager />}
        title={t(isFiltered ? 'list.nothingFound' : 'news.noneYet')}
        text={t(isFiltered ? 'list.nothingFoundAdvice' : 'news.noneYetAdvice')}
        action={
          isFiltered ? (
            <ButtonLink small href={to(newsAddress())}>
              {t('list.clearFilter')}
            </ButtonLink>
          ) : (
            <ButtonLink small href={to('/')}>
              {t('problem.goHome')}
            </ButtonLink>
          )
        }
      />
    </div>
  );
}
