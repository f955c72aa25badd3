import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type ChipProps = ComponentProps<'a'> & {
  /** Chosen; following it takes the choice back, so it shows a cross. */
  on?: boolean;
};

/** A filter that is switched by following a link. Give an `aria-label` to one that is on. */
export function Chip({ on, className, children, ...rest }: ChipProps) {
  return (
    <a {...rest} className={classNames('chip', on && 'chip-on', className)}>
      {children}
      {on && <Icon name="close" />}
    </a>
  );
}

/** A filter that would find nothing. */
export function ChipNone({ children, ...rest }: ComponentProps<'span'>) {
  return (
    <span {...rest} className="chip chip-none" aria-disabled="true">
      {children}
    </span>
  );
}
