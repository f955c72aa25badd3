import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { ConsoleIcon } from './console-icon.tsx';
import type { ConsoleIconName } from './icon-paths.ts';
import { Keys, keyShortcuts } from './keys.tsx';

interface ActionLook {
  /** `quiet` has no box; `danger` removes something. */
  kind?: 'primary' | 'line' | 'quiet' | 'danger';
  icon?: ConsoleIconName;
  /** The keys that do the same, shown on it; the screen makes them work by `useShortcut`. */
  keys?: string;
}

type ActionButtonProps = ComponentProps<'button'> &
  ActionLook & {
    /** In progress. Change the label too ("Sending"). */
    busy?: boolean;
  };

/** A button of the agent area; it says what happens next. */
export function ActionButton({ kind, icon, keys, busy, children, ...rest }: ActionButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look(kind, rest.className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-keyshortcuts={keyShortcuts(keys)}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {icon && <ConsoleIcon name={icon} />}
      {children}
      {keys && <Keys keys={keys} />}
    </button>
  );
}

/** A link that looks like such a button. */
export function ActionLink({
  kind,
  icon,
  keys,
  children,
  ...rest
}: ComponentProps<typeof Link> & ActionLook) {
  return (
    <Link {...rest} className={look(kind, rest.className)} aria-keyshortcuts={keyShortcuts(keys)}>
      {icon && <ConsoleIcon name={icon} />}
      {children}
      {keys && <Keys keys={keys} />}
    </Link>
  );
}

const KINDS = {
  primary: 'button',
  line: 'button button-line',
  quiet: 'action-quiet',
  danger: 'button button-line action-danger',
};

const look = (kind: ActionLook['kind'] = 'primary', more?: string) =>
  classNames('action', KINDS[kind], more);
