/** The minimum length of a swipe, in CSS pixels. */
const SHORTEST_SWIPE = 48;

/** A swipe to the left goes to the next photo, one to the right to the previous one. */
export function stepWithSwipes(lightbox: HTMLElement): void {
  const stage = lightbox.querySelector<HTMLElement>('.lightbox-stage');
  let start: Touch | undefined;
  stage?.addEventListener(
    'touchstart',
    ({ touches }) => (start = touches.length === 1 && !isEnlarged() ? touches[0] : undefined),
    { passive: true },
  );
  stage?.addEventListener('touchend', ({ changedTouches: [end] }) => {
    const step = start && end && stepOf(start, end);
    if (step) lightbox.querySelector<HTMLElement>(step)?.click();
  });
}

/** Whether the page is zoomed, so that a finger pans. */
function isEnlarged(): boolean {
  return (visualViewport?.scale ?? 1) > 1;
}

function stepOf(start: Touch, end: Touch): string | undefined {
  const across = end.clientX - start.clientX;
  const along = end.clientY - start.clientY;
  const isSwipe = Math.abs(across) >= Math.max(SHORTEST_SWIPE, 2 * Math.abs(along));
  if (!isSwipe) return undefined;
  return across < 0 ? '.lightbox-next' : '.lightbox-previous';
}
