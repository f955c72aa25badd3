import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';

/** `spark` is used once per view; `wall` is limewash, for the dado; `line` works on both. */
export type ButtonKind = 'primary' | 'line' | 'spark' | 'wall';

interface ButtonLook {
  kind?: ButtonKind;
  /** 44 px high instead of 52. */
  small?: boolean;
  /** As wide as its column. */
  wide?: boolean;
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** In progress: paint runs across it. Change the label too ("Sending"). */
    busy?: boolean;
    /** The reason why it is disabled, shown beside it. */
    reason?: string;
  };

/** A button. Its default `type` is `submit`, as in HTML. */
export function Button({ kind, small, wide, busy, reason, className, ...rest }: ButtonProps) {
  const reasonId = useId();
  const look = buttonClass({ kind, small, wide }, className);
  if (!reason) return <button {...rest} className={look} aria-busy={busy || undefined} />;
  return (
    <span className="button-with-reason">
      <button {...rest} className={look} aria-describedby={reasonId} />
      <span className="button-reason" id={reasonId}>
        {reason}
      </span>
    </span>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  kind,
  small,
  wide,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonLook) {
  return (
    <a {...rest} className={buttonClass({ kind, small, wide }, className)}>
      {children}
    </a>
  );
}

function buttonClass({ kind, small, wide }: ButtonLook, more?: string): string {
  return classNames(
    'button',
    kind && kind !== 'primary' && `button-${kind}`,
    small && 'button-small',
    wide && 'button-wide',
    more,
  );
}
