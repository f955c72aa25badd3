import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';

interface NoticeProps {
  /** A mural, about three times as wide as high; decoration. */
  art?: ReactNode;
  title: string;
  /** Of a title that takes the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** `h1` where the page shows nothing else. */
  heading?: 'h1' | 'h2';
  text?: string;
  /** For a page that shows nothing else: on a desk the text stands beside the mural. */
  wide?: boolean;
  /** One button or link. */
  action?: ReactNode;
}

/** Tells that a list is empty, and the next step. */
export function EmptyState(props: NoticeProps) {
  return <Notice {...props} />;
}

/** Tells that something failed, its consequence for the visitor, and the next step. */
export function ErrorState(props: NoticeProps) {
  return <Notice {...props} role="alert" />;
}

function Notice({
  art,
  title,
  titleRef,
  heading: Heading = 'h2',
  text,
  action,
  wide,
  role,
}: NoticeProps & { role?: 'alert' }) {
  return (
    <section className={classNames('notice', wide && 'notice-wide')} role={role}>
      {art && <div className="notice-art">{art}</div>}
      <Heading className="notice-title" ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </Heading>
      {text && <p className="notice-text">{text}</p>}
      {action && <div className="notice-action">{action}</div>}
    </section>
  );
}
