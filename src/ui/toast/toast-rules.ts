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

/** The kind of a toast; it decides the foot and the way it is read aloud. */
export type ToastKind = 'success' | 'error';

/** A toast message. */
export interface ToastMessage {
  kind: ToastKind;
  text: string;
  /** The accessible name of the toast region, such as "Messages". */
  region: string;
}
