import type { ReactNode } from 'react';

interface NoticeProps {
  /** A mural, three times as wide as high or so; decoration. */
  art?: ReactNode;
  title: string;
  text?: string;
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

function Notice({ art, title, text, action, role }: NoticeProps & { role?: 'alert' }) {
  return (
    <section className="notice" role={role}>
      {art && <div className="notice-art">{art}</div>}
      <h2 className="notice-title">{title}</h2>
      {text && <p className="notice-text">{text}</p>}
      {action && <div className="notice-action">{action}</div>}
    </section>
  );
}
