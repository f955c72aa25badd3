/** Pixels between the toasts and what they would lie on. */
const GAP = 8;

/**
 * Keeps toasts off the field or button in use: where they would lie on it, they move right below it. Gives the
 * function that ends it.
 */
export function keepOffFocus(toasts: HTMLElement): () => void {
  const place = () => {
    const focused = document.activeElement;
    if (toasts.contains(focused)) return;
    toasts.style.insetBlockStart = '';
    const used = focused?.getBoundingClientRect();
    const { top, bottom, left, right, height } = toasts.getBoundingClientRect();
    if (!used || used.top >= bottom || used.bottom <= top) return;
    if (used.left >= right || used.right <= left) return;
    const below = used.bottom + GAP;
    if (below + height <= innerHeight) toasts.style.insetBlockStart = `${below}px`;
  };
  place();
  document.addEventListener('focusin', place);
  addEventListener('scroll', place, { capture: true, passive: true });
  return () => {
    document.removeEventListener('focusin', place);
    removeEventListener('scroll', place, { capture: true });
  };
}
