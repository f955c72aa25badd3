import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type LinkProps = ComponentProps<'a'> & {
  /** Leads to another site: an up-right arrow, and no referrer. */
  external?: boolean;
  /** An arrow to the right, for "All news". */
  arrow?: boolean;
  /** In the spark colour, on the dado. */
  spark?: boolean;
};

/** A standalone link. Links inside sentences are a plain `<a>`. */
export function Link({ external, arrow, spark, className, children, ...rest }: LinkProps) {
  return (
    <a
      rel={external ? 'noopener noreferrer' : undefined}
      {...rest}
      className={classNames('link', spark && 'link-spark', className)}
    >
      {children}
      {external && <Icon name="arrow-up-right" />}
      {arrow && !external && <Icon name="arrow" />}
    </a>
  );
}
