import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { QueryState } from '#ui/console/screen-state.tsx';

interface PartProps {
  title: string;
  count?: number | undefined;
  /** At the right of the title. */
  more?: { to: string; label: string } | undefined;
  beside?: ReactNode;
  className: string;
  children: ReactNode;
}

/** A part of the first screen: its title, and rows below a rule. */
export function Part({ title, count, more, beside, className, children }: PartProps) {
  const id = useId();
  return (
    <section className={`today-part ${className}`} aria-labelledby={id}>
      <div className="today-head">
        <h2 id={id}>
          {title}
          {count !== undefined && count > 0 && <span className="today-count"> {count}</span>}
        </h2>
        {beside}
        {more && (
          <Link className="today-more" to={more.to}>
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

interface AnsweredProps<Reply> {
  query: UseQueryResult<Reply>;
  rows?: number;
  children: (reply: Reply) => ReactNode;
}

/** The answer of a call; until it comes, boxes, and where it fails, the way to try again. */
export function Answered<Reply>({ query, rows = 3, children }: AnsweredProps<Reply>) {
  return query.data === undefined ? <QueryState query={query} rows={rows} /> : children(query.data);
}
