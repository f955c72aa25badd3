import { isLanguage, languages, localPath } from '#contract/languages.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { currentAt, isGroup } from './navigation.ts';
import type { NavGroup, NavLink } from './navigation.ts';
import { useMainNavigation } from './shown-navigation.ts';
import { SocialLinks } from './social-links.tsx';

// spec: frame:side-menus
// spec: state:mobile-menus
/** The menu of narrow screens: a native disclosure that slides in, with one group open at a time. */
export function SideMenu() {
  const { t } = useTranslation();
  return (
    <details className="side">
      <summary className="side-open" aria-label={t('frame.menu')}>
        <Icon name="menu" />
      </summary>
      <div className="side-shade" data-closes-menu />
      <SidePanel />
    </details>
  );
}

/** The panel that slides in. */
export function SidePanel() {
  const { t } = useTranslation();
  return (
    <nav className="side-panel on-dado" aria-label={t('frame.menu')}>
      <div className="side-head">
        <p>{t('frame.menu')}</p>
        <button type="button" className="side-close" data-closes-menu aria-label={t('frame.close')}>
          <Icon name="close" />
        </button>
      </div>
      {useMainNavigation().map((entry) =>
        isGroup(entry) ? (
          <Group key={entry.label} group={entry} />
        ) : (
          <Row key={entry.label} link={entry} />
        ),
      )}
      <SideFoot />
    </nav>
  );
}

function Group({ group: { label, links } }: { group: NavGroup }) {
  const { t } = useTranslation();
  const { path: here } = useRootData();
  return (
    <details
      name="side-group"
      className="side-group"
      open={links.some(({ path }) => currentAt(here, path))}
    >
      <summary className="side-row">
        {t(`frame.${label}`)} <Icon name="chevron" />
      </summary>
      {links.map((link) => (
        <Row key={link.label} link={link} inner />
      ))}
    </details>
  );
}

function Row({ link: { label, path, icon }, inner = false }: { link: NavLink; inner?: boolean }) {
  const { t } = useTranslation();
  const { path: here } = useRootData();
  const to = useLocalPath();
  return (
    <a
      className={inner ? 'side-row side-inner' : 'side-row'}
      href={to(path)}
      aria-current={currentAt(here, path)}
    >
      {icon && <Icon name={icon} />} {t(label)}
    </a>
  );
}

function SideFoot() {
  const { t } = useTranslation();
  const { campaign, language, path, filters } = useRootData();
  const to = useLocalPath();
  return (
    <div className="side-foot">
      <p className="side-languages">
        <Icon name="translate" />
        {campaign.languages.filter(isLanguage).map((code) => (
          <a
            key={code}
            href={localPath(code, path) + filters}
            lang={code}
            hrefLang={code}
            aria-current={code === language ? 'true' : undefined}
          >
            {languages[code].name}
          </a>
        ))}
      </p>
      <div className="when-logged-out side-account">
        <ButtonLink kind="line" href={to('/login')}>
          {t('frame.logIn')}
        </ButtonLink>
        <ButtonLink kind="spark" href={to('/register')}>
          {t('frame.register')}
        </ButtonLink>
      </div>
      <SocialLinks />
    </div>
  );
}
