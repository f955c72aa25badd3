import { Link, NavLink, useLocation } from 'react-router';
import type { RoleName } from '#contract/roles.ts';
import { firstGrapheme } from '#lib/script/grapheme.ts';
import { campaign } from '#ui/console/campaign.ts';
import type { NavigationItem } from '#ui/console/console-area.ts';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { Keys } from '#ui/console/keys.tsx';
import { useMe } from '#ui/console/me.ts';
import { roleTexts } from '#ui/console/role-texts.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { Mark } from '#ui/mark.tsx';
import { useGoKey } from './go-keys.ts';
import { useNavigationItems } from './navigation-items.ts';
import { Waiting } from './waiting.tsx';

interface RailProps {
  openPalette: () => void;
  openKeys: () => void;
}

/** The side of the frame: where one may go, and who one is. */
export function Rail({ openPalette, openKeys }: RailProps) {
  const say = useSay();
  const { pathname } = useLocation();
  const items = useNavigationItems().filter(({ isForPhones }) => !isForPhones);
  const groups = [
    { name: undefined, items: items.filter(({ group }) => group === 'work') },
    { name: say('Content', 'सामग्री'), items: items.filter(({ group }) => group === 'content') },
    { name: say('Office', 'दफ़्तर'), items: items.filter(({ group }) => group === 'office') },
  ];
  const current = currentOf(items, pathname);
  return (
    <nav className="rail" aria-label={say('Agent area', 'टीम क्षेत्र')}>
      <Signature />
      <button
        type="button"
        className="rail-search"
        title={say('Search everything', 'सब में खोजें')}
        onClick={openPalette}
      >
        <ConsoleIcon name="search" />
        <span className="rail-label">{say('Search everything', 'सब में खोजें')}</span>
        <Keys keys="Ctrl K" />
      </button>
      <div className="rail-groups">
        {groups
          .filter((group) => group.items.length > 0)
          .map((group) => (
            <div key={group.name ?? 'work'} className="rail-group">
              {group.name && <h2 className="rail-heading">{group.name}</h2>}
              <ul className="rail-list">
                {group.items.map((item) => (
                  <RailRow key={item.to} item={item} isCurrent={item === current} />
                ))}
              </ul>
            </div>
          ))}
      </div>
      <RailFoot openKeys={openKeys} />
    </nav>
  );
}

function Signature() {
  const { name, place, letter } = campaign.inLanguage[useConsoleLanguage()];
  return (
    <NavLink to="/" end className="rail-signature" title={name}>
      <Mark letter={letter} />
      <span className="rail-label">
        <span className="rail-name">{name}</span>
        <span className="rail-place">{place}</span>
      </span>
    </NavLink>
  );
}

/** The row that leads nearest to an open screen: of two, the one to the place below the other's. */
const currentOf = (items: readonly NavigationItem[], pathname: string) =>
  items
    .filter(({ to }) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`)))
    .toSorted((one, other) => other.to.length - one.to.length)[0];

const reveal = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });

function RailRow({ item, isCurrent }: { item: NavigationItem; isCurrent: boolean }) {
  const { to, label, icon, key, counts } = item;
  const sayText = useSayText();
  useGoKey(item);
  return (
    <li>
      <Link
        ref={isCurrent ? reveal : undefined}
        to={to}
        className="rail-row"
        aria-current={isCurrent ? 'page' : undefined}
        title={sayText(label)}
      >
        <ConsoleIcon name={icon} />
        <span className="rail-label">{sayText(label)}</span>
        <Waiting of={counts} />
        {key && <Keys keys={`G ${key}`} />}
      </Link>
    </li>
  );
}

function RailFoot({ openKeys }: { openKeys: () => void }) {
  const me = useMe();
  const say = useSay();
  const sayText = useSayText();
  const [role] = me.roles;
  return (
    <div className="rail-foot">
      <NavLink to="/account" className="rail-me">
        <span className="initial initial-me">{firstGrapheme(me.name)}</span>
        <span className="rail-label">
          <span className="rail-name">{me.name}</span>
          {role && <span className="rail-place">{sayText(roleTexts[role as RoleName])}</span>}
        </span>
      </NavLink>
      <button
        type="button"
        className="rail-keys"
        aria-label={say('All keys', 'सारी कुंजियाँ')}
        onClick={openKeys}
      >
        <kbd>?</kbd>
      </button>
    </div>
  );
}
