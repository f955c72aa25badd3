import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';

interface ResultProps {
  title: string;
  className?: string;
  /** The next step, and one link. */
  children?: ReactNode;
}

/** The result of a submitted form, in its place. */
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

/** The result of a page that only asked for a press of a button. */
export function ResultLine({ children }: { children: ReactNode }) {
  return (
    <p className="type-lede" role="status" ref={useFocusOnMount()} tabIndex={-1}>
      {children}
    </p>
  );
}
