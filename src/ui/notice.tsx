import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface NoticeProps {
  /** A mural, three times as wide as high or so; decoration. */
  art?: ReactNode;
  title: string;
  /** `h1` where it is all that the page has to say. */
  heading?: 'h1' | 'h2';
  text?: string;
  /** All that a page has to say: on a desk the words stand beside the mural. */
  wide?: boolean;
  /** One button or link. */
  action?: ReactNode;
}

/** Says that a list has nothing in it, and what to do. */
export function EmptyState(props: NoticeProps) {
  return <Notice {...props} />;
}

/** Says that something failed, what it means for the visitor, and what to do. */
export function ErrorState(props: NoticeProps) {
  return <Notice {...props} role="alert" />;
}

function Notice({
  art,
  title,
  heading: Heading = 'h2',
  text,
  action,
  wide,
  role,
}: NoticeProps & { role?: 'alert' }) {
  return (
    <section className={classNames('notice', wide && 'notice-wide')} role={role}>
      {art && <div className="notice-art">{art}</div>}
      <Heading className="notice-title">{title}</Heading>
      {text && <p className="notice-text">{text}</p>}
      {action && <div className="notice-action">{action}</div>}
    </section>
  );
}
