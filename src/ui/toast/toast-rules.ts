// spec: constant:toasts
/** How toasts behave; spec.md §9. */
export const TOAST_RULES = {
  position: 'top-right',
  /** Milliseconds. */
  autoClose: 3000,
  closeOnClick: true,
  pauseOnHover: true,
  draggable: true,
} as const;

/** What a toast is about; it decides its foot and how it is read out. */
export type ToastKind = 'success' | 'error';

/** A message in passing. */
export interface ToastMessage {
  kind: ToastKind;
  text: string;
  /** What screen readers call the place where messages appear, such as "Messages". */
  region: string;
}
