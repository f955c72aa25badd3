import { useTranslation } from '#ui/translation.tsx';
import { Dropdown } from '#ui/dropdown.tsx';
import { Icon } from '#ui/icon.tsx';
import { Signature } from '#ui/mark.tsx';
import { useLocalPath, useShell } from '#ui/page/shell.ts';
import { Account } from './account.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { SearchForm } from './search-form.tsx';
import { SideMenu } from './side-menu.tsx';

/** The header: menus are native, so they open before any script has come. */
export function Header() {
  const { t } = useTranslation();
  const { campaign, letter } = useShell();
  const to = useLocalPath();
  return (
    <header className="header">
      <div className="container header-row">
        <a className="header-home" href={to('/')}>
          <Signature letter={letter} name={campaign.title} place={campaign.place} />
        </a>
        <MainNavigation />
        <div className="header-tools">
          <div className="header-search">
            <Dropdown group="menu" label={<Icon name="search" />} spokenLabel={t('frame.search')} end>
              <SearchForm id="header-search" />
            </Dropdown>
          </div>
          <LanguageMenu />
          <Account />
          <SideMenu />
        </div>
      </div>
    </header>
  );
}
