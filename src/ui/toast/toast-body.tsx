import { useEffect, useRef } from 'react';
import { Icon } from '../icon.tsx';
import { keepOffFocus } from './keep-off-focus.ts';
import type { ToastKind } from './toast-rules.ts';

/** The inside of a toast. */
export function ToastBody({ kind, text }: { kind: ToastKind; text: string }) {
  const body = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const toasts = body.current?.closest<HTMLElement>('.toasts');
    return toasts ? keepOffFocus(toasts) : undefined;
  }, []);
  return (
    <span className="toast-body" ref={body}>
      <Icon name={kind === 'error' ? 'warning' : 'check-circle'} />
      {text}
    </span>
  );
}
