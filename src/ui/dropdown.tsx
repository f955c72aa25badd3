import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface DropdownProps {
  /** Opening a dropdown closes the others of its group. */
  group: string;
  label: ReactNode;
  /** Read aloud in place of a label that is only an icon. */
  spokenLabel?: string;
  /** Aligned to the end of its label, for the last of a row. */
  end?: boolean;
  open?: boolean;
  children: ReactNode;
}

/** A menu that opens on click, without scripts. `closeDropdowns()` adds Esc and a click outside. */
export function Dropdown({ group, label, spokenLabel, end, open, children }: DropdownProps) {
  return (
    <details className={classNames('dropdown', end && 'dropdown-end')} name={group} open={open}>
      <summary className="dropdown-summary" aria-label={spokenLabel}>
        {label}
        <Icon name="chevron" />
      </summary>
      <div className="dropdown-panel on-paper">{children}</div>
    </details>
  );
}

/** One row of a dropdown: a link. Set `aria-current="page"` on the link to the page itself. */
export function DropdownLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={classNames('dropdown-row', className)}>
      {children}
    </a>
  );
}

type DropdownButtonProps = ComponentProps<'button'> & {
  /** In progress: paint runs across it. */
  busy?: boolean;
};

/** One row of a dropdown: a button. */
export function DropdownButton({ busy, className, ...rest }: DropdownButtonProps) {
  const look = classNames('dropdown-row', className);
  return <button type="button" {...rest} className={look} aria-busy={busy || undefined} />;
}
