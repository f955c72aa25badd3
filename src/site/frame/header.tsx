import { useTranslation } from '#ui/translation.tsx';
import { Dropdown } from '#ui/dropdown.tsx';
import { Icon } from '#ui/icon.tsx';
import { Signature } from '#ui/mark.tsx';
import { useForeign } from '#ui/page/foreign.ts';
import { Finished } from '#ui/page/finished.tsx';
import { useLocalPath, useShell } from '#ui/page/shell.ts';
import { AccountMenu } from './account-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { SearchForm } from './search-form.tsx';
import { SideMenu } from './side-menu.tsx';

/** The header: menus are native, so they open before any script has come. */
export function Header() {
  return (
    <div className="header">
      <div className="container header-row">
        <Finished>{import.meta.env.SSR && <HomeAndNavigation />}</Finished>
        <div className="header-tools">
          <Finished>{import.meta.env.SSR && <Tools />}</Finished>
          <AccountMenu />
          <Finished>{import.meta.env.SSR && <SideMenu />}</Finished>
        </div>
      </div>
    </div>
  );
}

function HomeAndNavigation() {
  const { campaign, letter } = useShell();
  const to = useLocalPath();
  return (
    <>
      <a className="header-home" href={to('/')} lang={useForeign(campaign)}>
        <Signature letter={letter} name={campaign.title} place={campaign.place} />
      </a>
      <MainNavigation />
    </>
  );
}

function Tools() {
  const { t } = useTranslation();
  return (
    <>
      <div className="header-search">
        <Dropdown group="menu" label={<Icon name="search" />} spokenLabel={t('frame.search')} end>
          <SearchForm id="header-search" />
        </Dropdown>
      </div>
      <LanguageMenu />
    </>
  );
}
