import { useTranslation } from '#ui/translation.tsx';

/** The name of a release's category; undefined where this language has none. */
export function useCategoryName(names: Record<string, string>) {
  const { t } = useTranslation();
  return (category: string): string | undefined =>
    category === 'statement' ? t('pressReleases.statement') : names[category];
}
