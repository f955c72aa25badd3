import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type ChipProps = ComponentProps<'a'> & {
  /** Active; following it removes the filter, so it shows a cross. */
  on?: boolean;
};

/** A filter that a link switches. Give an `aria-label` to an active one. */
export function Chip({ on, className, children, ...rest }: ChipProps) {
  return (
    <a {...rest} className={classNames('chip', on && 'chip-on', className)}>
      {children}
      {on && <Icon name="close" />}
    </a>
  );
}

/** A filter without any match. */
export function ChipNone({ children, ...rest }: ComponentProps<'span'>) {
  return (
    <span {...rest} className="chip chip-none" aria-disabled="true">
      {children}
    </span>
  );
}
