import { languages } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { useTranslation } from '#ui/translation.tsx';
import { useRootData } from './root-data.ts';
import { useContentLanguage } from './use-content-language.ts';

/**
 * Tells that a text is not in the page's language, and which language it is in; nothing otherwise.
 */
export function LanguageNotice({ text }: { text: { language: Language } }) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const foreign = useContentLanguage(text);
  if (!foreign) return null;
  return (
    <p className="language-notice" lang={language}>
      {t('article.notInThisLanguage', { language: languages[foreign].name })}
    </p>
  );
}
