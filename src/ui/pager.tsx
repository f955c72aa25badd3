import { ButtonLink } from './button.tsx';

interface PagerProps {
  /** The address of a longer list; left out at the end of it. */
  olderHref?: string;
  /** "Show older releases". */
  olderLabel: string;
  /** "Showing 5 of 48". */
  count: string;
}

/** The foot of a list: a step further back, and how much of it is shown. */
export function Pager({ olderHref, olderLabel, count }: PagerProps) {
  return (
    <div className="pager">
      {olderHref && <ButtonLink href={olderHref}>{olderLabel}</ButtonLink>}
      <p className="pager-count">{count}</p>
    </div>
  );
}
