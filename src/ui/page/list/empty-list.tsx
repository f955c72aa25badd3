import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { Scene } from '#ui/page/scene.tsx';
import { useTranslation } from '#ui/translation.tsx';

interface EmptyListProps {
  path: string;
  filters: Partial<Record<string, string>>;
  noneYet: string;
  /** The next step while the list is empty; by default, to come back later. */
  advice?: string;
}

/** No item matches, or none has been published yet. */
export function EmptyList({ path, filters, noneYet, advice }: EmptyListProps) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <div className="list-none">
      <EmptyState
        art={<Scene name="quiet-mural" eager />}
        title={isFiltered ? t('list.nothingFound') : noneYet}
        text={isFiltered ? t('list.nothingFoundAdvice') : (advice ?? t('list.noneYetAdvice'))}
        action={
          <ButtonLink small href={to(isFiltered ? path : '/')}>
            {t(isFiltered ? 'list.clearFilter' : 'problem.goHome')}
          </ButtonLink>
        }
      />
    </div>
  );
}
