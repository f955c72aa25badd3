import { Icon } from '../icon.tsx';
import type { ToastKind } from './toast-rules.ts';

/** The inside of a toast. */
export function ToastBody({ kind, text }: { kind: ToastKind; text: string }) {
  return (
    <span className="toast-body">
      <Icon name={kind === 'error' ? 'warning' : 'check-circle'} />
      {text}
    </span>
  );
}
