import { languages, localPath } from '#contract/languages.ts';
import { Link } from '#ui/link.tsx';
import { ForeignPart } from '#ui/page/foreign-part.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';

/**
 * Tells that the campaign has no text in the page's language, and links to the languages it has.
 */
export function UntranslatedNotice() {
  const { t } = useTranslation();
  const { campaign, path, filters, writtenIn = [] } = useRootData();
  const foreign = useContentLanguage(campaign);
  if (!foreign) return null;
  const { name } = languages[foreign];
  return (
    <div className="untranslated">
      <div className="container untranslated-row">
        <p>
          <ForeignPart
            text={t('article.siteNotInThisLanguage', { language: name })}
            part={name}
            lang={foreign}
          />
        </p>
        <p className="untranslated-links">
          {writtenIn.map((code) => (
            <Link
              key={code}
              href={localPath(code, path) + filters}
              lang={code}
              hrefLang={code}
              className="type-language"
            >
              {languages[code].name}
            </Link>
          ))}
        </p>
      </div>
    </div>
  );
}
