import type { ToastMessage } from './toast-rules.ts';

/** Loads the code of toasts, which pages for reading do without. */
export const fetchToaster = () => import('./toaster.tsx');

/** Shows a message for three seconds. */
export async function showToast(message: ToastMessage): Promise<void> {
  const { raise } = await fetchToaster();
  raise(message);
}
