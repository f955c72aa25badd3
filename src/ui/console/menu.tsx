import { Button } from 'react-aria-components';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ConsoleIcon } from './console-icon.tsx';
import type { ConsoleIconName } from './icon-paths.ts';
import { onDemand, useOnDemand } from './on-demand.tsx';

export interface MenuAction {
  id: string;
  label: string;
  icon?: ConsoleIconName;
  keys?: string;
  /** Another way to do it, in signs that are seen and not spoken. */
  sign?: string;
  isDangerous?: boolean;
  run: () => void;
}

export interface MenuProps {
  /** The name of the button; spoken only where it shows something else. */
  label: string;
  /** In the button: three dots where left out. */
  children?: ReactNode;
  /** Of the button. */
  className?: string;
  actions: readonly MenuAction[];
  /** The action that is in force now. */
  chosen?: string;
}

const openedMenu = onDemand(async () => (await import('./opened-menu.tsx')).OpenedMenu);

/** A button with a menu of things to do; the code of the menu comes with the first press. */
export function Menu(props: MenuProps) {
  const { Part: OpenedMenu, ask } = useOnDemand(openedMenu);
  const [isAsked, setAsked] = useState(false);
  if (OpenedMenu) return <OpenedMenu {...props} opensAtOnce={isAsked} />;
  const preload = () => void openedMenu.load().catch(() => undefined);
  const open = () => {
    setAsked(true);
    ask();
  };
  return (
    <Button
      {...buttonOf(props)}
      aria-haspopup="menu"
      aria-expanded={false}
      onHoverStart={preload}
      onPress={open}
      onKeyDown={({ key }) => ['ArrowDown', 'ArrowUp'].includes(key) && open()}
    />
  );
}

/** How the button looks and what it is called. */
export const buttonOf = ({ label, children, className }: MenuProps) => ({
  className: className ?? (children ? 'menu-button' : 'icon-button'),
  'aria-label': label,
  children: children ?? <ConsoleIcon name="more" />,
});
