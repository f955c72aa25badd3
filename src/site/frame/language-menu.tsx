import { isLanguage, languages, localPath, primaryLanguage } from '#contract/languages.ts';
import { Dropdown, DropdownLink } from '#ui/dropdown.tsx';
import { Icon } from '#ui/icon.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';

/**
 * A menu of the languages that the campaign has switched on, each of which links to the same page.
 */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { campaign, language, path, filters } = useRootData();
  const label = (
    <>
      <span className="language-sign">
        <Icon name="translate" />
      </span>
      <span className="language-letter type-language" aria-hidden="true">
        {language === primaryLanguage ? 'अ' : 'A'}
      </span>
      <span className="language-name">{languages[language].name}</span>
    </>
  );
  return (
    <div className="header-language">
      <Dropdown
        group="menu"
        label={label}
        spokenLabel={`${t('frame.language')}: ${languages[language].name}`}
        end
      >
        {campaign.languages.filter(isLanguage).map((code) => (
          <DropdownLink
            key={code}
            href={localPath(code, path) + filters}
            lang={code}
            hrefLang={code}
            aria-current={code === language ? 'page' : undefined}
          >
            {languages[code].name}
          </DropdownLink>
        ))}
      </Dropdown>
    </div>
  );
}
