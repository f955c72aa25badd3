import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface DropdownProps {
  /** Dropdowns of one group close each other. */
  group: string;
  label: ReactNode;
  /** Said instead of the label where that is only a sign. */
  spokenLabel?: string;
  /** Opens towards the start of the line, for the last of a row. */
  end?: boolean;
  open?: boolean;
  children: ReactNode;
}

/** A menu that opens on click, without script. `closeDropdowns()` adds Esc and a click outside. */
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

/** One row of a dropdown: a link. Set `aria-current="page"` on the page's own. */
export function DropdownLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={classNames('dropdown-row', className)}>
      {children}
    </a>
  );
}

/** One row of a dropdown that does something: a button. */
export function DropdownButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classNames('dropdown-row', className)} />;
}
