import type { ReactNode } from 'react';
import { ConsoleIcon } from './console-icon.tsx';
import type { ConsoleIconName } from './icon-paths.ts';

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

/** How the button looks and what it is called. */
export const buttonOf = ({ label, children, className }: MenuProps) => ({
  className: className ?? (children ? 'menu-button' : 'icon-button'),
  'aria-label': label,
  children: children ?? <ConsoleIcon name="more" />,
});
