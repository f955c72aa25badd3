import { ButtonLink } from './button.tsx';

interface PagerProps {
  /** The address of the next older page; left out at the end. */
  olderHref?: string;
  /** "Show older releases". */
  olderLabel: string;
  /** The address of the previous page; left out on the first. */
  newerHref?: string;
  /** "Show newer releases". */
  newerLabel?: string;
  /** "Showing 5 of 48". */
  count: string;
}

/** The foot of a list: links to older and newer items, and how many are shown. */
export function Pager({ olderHref, olderLabel, newerHref, newerLabel, count }: PagerProps) {
  return (
    <div className="pager">
      {(olderHref || newerHref) && (
        <p className="pager-steps">
          {newerHref && (
            <ButtonLink kind="line" rel="prev" href={newerHref}>
              {newerLabel}
            </ButtonLink>
          )}
          {olderHref && (
            <ButtonLink rel="next" href={olderHref}>
              {olderLabel}
            </ButtonLink>
          )}
        </p>
      )}
      <p className="pager-count">{count}</p>
    </div>
  );
}
