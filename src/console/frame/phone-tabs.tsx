import { useState } from 'react';
import { NavLink } from 'react-router';
import type { NavigationItem } from '#ui/console/console-area.ts';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { useNavigationItems } from './navigation-items.ts';
import { Waiting } from './waiting.tsx';

const MAX_TABS = 4;

/** The foot of the frame on a phone: four places and `More`. */
export function PhoneTabs() {
  const say = useSay();
  const items = useNavigationItems();
  const tabs = items
    .filter(({ tab }) => tab)
    .toSorted((one, other) => (one.tab?.order ?? 0) - (other.tab?.order ?? 0))
    .slice(0, MAX_TABS);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const close = () => setMoreOpen(false);
  const more = say('More', 'और');
  return (
    <nav className="phone-tabs" aria-label={say('Main places', 'मुख्य जगहें')}>
      {tabs.map((item) => (
        <PhoneTab key={item.to} item={item} />
      ))}
      <button type="button" className="phone-tab" onClick={() => setMoreOpen(true)}>
        <ConsoleIcon name="menu" />
        {more}
      </button>
      <Dialog title={more} isOpen={isMoreOpen} onClose={close} shape="drawer">
        <ul className="more-list">
          {items
            .filter((item) => !tabs.includes(item))
            .map((item) => (
              <MoreRow key={item.to} item={item} onGo={close} />
            ))}
          <MoreRow
            item={{ to: '/account', label: ['Your account', 'आपका खाता'], icon: 'person' }}
            onGo={close}
          />
        </ul>
      </Dialog>
    </nav>
  );
}

function PhoneTab({ item: { to, label, tab, icon, counts } }: { item: NavigationItem }) {
  const sayText = useSayText();
  return (
    <NavLink to={to} end={to === '/'} className="phone-tab">
      <ConsoleIcon name={icon} />
      {sayText(tab?.label ?? label)}
      <Waiting of={counts} />
    </NavLink>
  );
}

interface MoreRowProps {
  item: Pick<NavigationItem, 'to' | 'label' | 'icon' | 'counts'>;
  onGo: () => void;
}

function MoreRow({ item: { to, label, icon, counts }, onGo }: MoreRowProps) {
  const sayText = useSayText();
  return (
    <li>
      <NavLink to={to} className="rail-row" onClick={onGo}>
        <ConsoleIcon name={icon} />
        <span className="rail-label">{sayText(label)}</span>
        <Waiting of={counts} />
      </NavLink>
    </li>
  );
}
