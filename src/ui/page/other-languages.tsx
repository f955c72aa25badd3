import { languages, localPath } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { Link } from '#ui/link.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { useRootData } from './root-data.ts';

/** Links to the same text in the other languages that it exists in and that the site offers. */
export function OtherLanguages({ codes }: { codes: readonly Language[] }) {
  const { t } = useTranslation();
  const { campaign, language, path } = useRootData();
  const others = codes.filter((code) => code !== language && campaign.languages.includes(code));
  if (others.length === 0) return null;
  return (
    <p className="other-languages">
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
