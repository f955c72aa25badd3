import { useState } from 'react';
import { Button } from 'react-aria-components';
import { buttonOf } from './menu-button.tsx';
import type { MenuProps } from './menu-button.tsx';
import { onDemand, useOnDemand } from './on-demand.tsx';

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
