import type { ToastMessage } from './toast-rules.ts';

/** Loads the code of toasts, which pages for reading do without. */
export const fetchToaster = () => import('./toaster.tsx');

/** Shows a message for three seconds; where the network lost that code, in a box of the browser. */
export async function showToast(message: ToastMessage): Promise<void> {
  const toaster = await fetchToaster().catch(() => undefined);
  if (toaster) toaster.raise(message);
  else alert(message.text);
}
