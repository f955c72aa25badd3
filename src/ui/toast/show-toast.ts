import type { ToastMessage } from './toast-rules.ts';

/** Shows a message for three seconds. The first one fetches the toaster, so reading pages do not. */
export async function showToast(message: ToastMessage): Promise<void> {
  const { raise } = await import('./toaster.tsx');
  raise(message);
}
