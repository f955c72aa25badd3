import type { Language } from '#contract/languages.ts';
import { useContentLanguages } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { CategoryName } from './category-names.ts';

export interface ShownName {
  title: string;
  /** The language of the title, where it differs from the page's. */
  lang?: Language | undefined;
}

/** The name of a release's category; undefined where this language has none. */
export function useCategoryName(names: Record<string, CategoryName>) {
  const { t } = useTranslation();
  const languageOf = useContentLanguages();
  return (category: string): ShownName | undefined => {
    if (category === 'statement') return { title: t('pressReleases.statement') };
    const name = names[category];
    return name && { title: name.title, lang: languageOf(name) };
  };
}
