import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
// The other entry point writes a style element, which the page's CSP refuses.
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import { ToastBody } from './toast-body.tsx';
import { TOAST_RULES, type ToastMessage } from './toast-rules.ts';

const transition = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapse: false });
let place: HTMLElement | undefined;

/** Shows a toast now. */
export function raise({ kind, text, region }: ToastMessage): void {
  place ??= mount(region);
  moveToTop(place);
  toast(<ToastBody kind={kind} text={text} />, {
    className: kind === 'error' ? 'toast toast-error' : 'toast',
    role: kind === 'error' ? 'alert' : 'status',
  });
}

function mount(region: string): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  flushSync(() => createRoot(element).render(<Toaster region={region} />));
  return element;
}

/** Moves a toast into an open modal, which makes everything outside inert. */
function moveToTop(element: HTMLElement): void {
  const modal = document.querySelector('dialog:modal');
  (modal ?? document.body).append(element);
  modal?.addEventListener('close', () => document.body.append(element), { once: true });
}

function Toaster({ region }: { region: string }) {
  return (
    <div onFocus={() => toast.pause()} onBlur={() => toast.play()}>
      <ToastContainer
        {...TOAST_RULES}
        aria-label={region}
        className="toasts"
        closeButton={false}
        hideProgressBar
        transition={transition}
      />
    </div>
  );
}
