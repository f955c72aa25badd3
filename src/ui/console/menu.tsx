import { Button, Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import type { ReactNode } from 'react';
import { ConsoleIcon } from './console-icon.tsx';
import type { ConsoleIconName } from './icon-paths.ts';
import { Keys } from './keys.tsx';

export interface MenuAction {
  id: string;
  label: string;
  icon?: ConsoleIconName;
  keys?: string;
  isDangerous?: boolean;
  run: () => void;
}

interface MenuProps {
  /** The name of the button; spoken only where it shows something else. */
  label: string;
  /** In the button: three dots where left out. */
  children?: ReactNode;
  actions: readonly MenuAction[];
}

/** A button with a menu of things to do. */
export function Menu({ label, children, actions }: MenuProps) {
  return (
    <MenuTrigger>
      <Button className={children ? 'menu-button' : 'icon-button'} aria-label={label}>
        {children ?? <ConsoleIcon name="more" />}
      </Button>
      <Popover className="popover">
        <AriaMenu className="menu" onAction={(id) => actions.find((each) => each.id === id)?.run()}>
          {actions.map(({ id, label: name, icon, keys, isDangerous }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={name}
              className={isDangerous ? 'menu-item menu-item-danger' : 'menu-item'}
            >
              {icon && <ConsoleIcon name={icon} />}
              <span className="menu-item-label">{name}</span>
              {keys && <Keys keys={keys} />}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
