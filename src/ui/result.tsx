import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';

interface ResultProps {
  title: string;
  className?: string;
  /** What happens next, and one way on. */
  children?: ReactNode;
}

/** What has become of a form that was sent, where the form stood. */
export function Result({ title, className, children }: ResultProps) {
  return (
    <section className={classNames('result', className)} role="status">
      <h2 className="result-title" ref={useFocusOnMount()} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
