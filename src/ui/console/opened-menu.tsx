import { useEffect, useRef, useState } from 'react';
import { Button, Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { ConsoleIcon } from './console-icon.tsx';
import { Keys } from './keys.tsx';
import { buttonOf } from './menu-button.tsx';
import type { MenuProps } from './menu-button.tsx';

export interface OpenedMenuProps extends MenuProps {
  /** It stands in the place of a button that was pressed. */
  opensAtOnce: boolean;
}

/** The button with its menu, of which React Aria takes care. */
export function OpenedMenu(props: OpenedMenuProps) {
  const { actions, chosen, opensAtOnce } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!opensAtOnce) return;
    // The focus returns to what has it now.
    button.current?.focus();
    setOpen(true);
  }, [opensAtOnce]);
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button ref={button} {...buttonOf(props)} />
      <Popover className="popover">
        <AriaMenu
          className="menu"
          onAction={(id) => actions.find((each) => each.id === id)?.run()}
          {...(chosen !== undefined && { selectionMode: 'single', selectedKeys: [chosen] })}
        >
          {actions.map(({ id, label: name, icon, keys, sign, isDangerous }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={name}
              className={isDangerous ? 'menu-item menu-item-danger' : 'menu-item'}
            >
              {icon && <ConsoleIcon name={icon} />}
              <span className="menu-item-label">{name}</span>
              {keys && <Keys keys={keys} />}
              {sign && <kbd aria-hidden="true">{sign}</kbd>}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
