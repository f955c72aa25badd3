import { Dropdown } from '#ui/dropdown.tsx';
import { Icon } from '#ui/icon.tsx';
import { Signature } from '#ui/mark.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { ServerOnly } from '#ui/page/server-only.tsx';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
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
        <ServerOnly>{import.meta.env.SSR && <HomeAndNavigation />}</ServerOnly>
        <div className="header-tools">
          <ServerOnly>{import.meta.env.SSR && <Tools />}</ServerOnly>
          <AccountMenu />
          <ServerOnly>{import.meta.env.SSR && <SideMenu />}</ServerOnly>
        </div>
      </div>
    </div>
  );
}

function HomeAndNavigation() {
  const { campaign, letter } = useRootData();
  const to = useLocalPath();
  return (
    <>
      <a className="header-home" href={to('/')} lang={useContentLanguage(campaign)}>
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
