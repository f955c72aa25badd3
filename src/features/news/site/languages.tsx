import { useTranslation } from '#ui/translation.tsx';
import { languages, localPath } from '#contract/languages.ts';
import { useShell } from '#ui/page/shell.ts';
import { Link } from '#ui/link.tsx';
import type { Story } from './load-story.ts';
import { useForeign } from './news-row.tsx';

/** Says that the text is not in the language of the page, and in which it is. */
export function LanguageNotice({ story }: { story: Story }) {
  const { t } = useTranslation();
  const { language } = useShell();
  const foreign = useForeign(story);
  if (!foreign) return null;
  return (
    <p className="article-notice" lang={language}>
      {t('article.notInThisLanguage', { language: languages[foreign].name })}
    </p>
  );
}

/** The same text in the other languages that it exists in and that the site is offered in. */
export function OtherLanguages({ story }: { story: Story }) {
  const { t } = useTranslation();
  const { campaign, language, path } = useShell();
  const others = story.languages.filter(
    (code) => code !== language && campaign.languages.includes(code),
  );
  if (others.length === 0) return null;
  return (
    <p className="article-languages">
      <span className="type-meta">{t('article.readIn')}</span>
      {others.map((code) => (
        <Link
          key={code}
          href={localPath(code, path)}
          lang={code}
          hrefLang={code}
          className="type-language"
        >
          {languages[code].name}
        </Link>
      ))}
    </p>
  );
}
