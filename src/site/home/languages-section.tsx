import { allLanguages, isLanguage, languages, localPath } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { sloganClass } from '../slogan-class.ts';
import type { Home } from './load-home.ts';

/** The slogan in every language; those that the campaign has switched on are links. */
export function LanguagesSection({ slogans }: Pick<Home, 'slogans'>) {
  const { t } = useTranslation();
  const { campaign, language } = useRootData();
  const offered = new Set(campaign.languages.filter(isLanguage));
  const waiting = allLanguages.filter((code) => slogans[code] && !offered.has(code));
  return (
    <nav className="language-list" aria-label={t('home.readInYourLanguage')}>
      <div className="container">
        <p className="language-list-title" aria-hidden="true">
          {t('home.readInYourLanguage')}
        </p>
        <ul className="language-list-words">
          {[...offered].map((code) => (
            <li key={code}>
              <a
                href={localPath(code, '/')}
                lang={code}
                hrefLang={code}
                className="language-list-word"
                // The visible words appear only once their fonts are loaded.
                aria-label={`${slogans[code] ?? ''} ${languages[code].name}`.trim()}
                aria-current={code === language ? 'true' : undefined}
              >
                <LanguageSlogan code={code} slogan={slogans[code]} />
              </a>
            </li>
          ))}
          {waiting.map((code) => (
            <li key={code} lang={code} className="language-list-word language-list-waiting">
              <LanguageSlogan code={code} slogan={slogans[code]} />
            </li>
          ))}
        </ul>
        {waiting.length > 0 && (
          <p className="language-list-note">
            {t('home.languagesWaiting', { count: waiting.length })}
          </p>
        )}
      </div>
    </nav>
  );
}

function LanguageSlogan({ code, slogan }: { code: Language; slogan: string | undefined }) {
  return (
    <>
      <span className={sloganClass('language-list-slogan', code, slogan)}>{slogan}</span>
      <span className="language-list-name">{languages[code].name}</span>
    </>
  );
}
