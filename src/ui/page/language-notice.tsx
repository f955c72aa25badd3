import { languages } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { useTranslation } from '#ui/translation.tsx';
import { ForeignPart } from './foreign-part.tsx';
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
  const { name } = languages[foreign];
  return (
    <p className="language-notice" lang={language}>
      <ForeignPart
        text={t('article.notInThisLanguage', { language: name })}
        part={name}
        lang={foreign}
      />
    </p>
  );
}
