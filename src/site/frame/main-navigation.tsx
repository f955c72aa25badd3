import { Dropdown, DropdownLink } from '#ui/dropdown.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { currentAt, isGroup } from './navigation.ts';
import type { NavGroup, NavLink } from './navigation.ts';
import { useMainNavigation } from './shown-navigation.ts';

// spec: frame:dropdowns
// spec: state:header
/** The navigation of wide screens: links, and groups that open one at a time. */
export function MainNavigation() {
  const { t } = useTranslation();
  return (
    <nav className="nav" aria-label={t('frame.mainNavigation')}>
      {useMainNavigation().map((entry) =>
        isGroup(entry) ? (
          <Group key={entry.label} group={entry} />
        ) : (
          <Entry key={entry.label} link={entry} />
        ),
      )}
    </nav>
  );
}

function Entry({ link: { label, path } }: { link: NavLink }) {
  const { t } = useTranslation();
  const { path: here } = useRootData();
  const to = useLocalPath();
  return (
    <a className="nav-link" href={to(path)} aria-current={currentAt(here, path)}>
      {t(label)}
    </a>
  );
}

function Group({ group: { label, links } }: { group: NavGroup }) {
  const { t } = useTranslation();
  const { path: here } = useRootData();
  const to = useLocalPath();
  return (
    <Dropdown group="menu" label={t(`frame.${label}`)}>
      {links.map(({ label: name, path, icon }) => (
        <DropdownLink key={name} href={to(path)} aria-current={currentAt(here, path)}>
          {icon && <Icon name={icon} />} {t(name)}
        </DropdownLink>
      ))}
    </Dropdown>
  );
}
