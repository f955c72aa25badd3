/** So many pixels are a shake of the hand, not a wish to scroll. */
const SHAKE = 8;
const { dataset } = document.documentElement;

/**
 * Keeps `data-down` on the page while it is read downwards, which hides the header; scrolling up ends
 * it. An open menu stays, and the first screen is never without its header.
 */
export function trackScrollDirection(): void {
  let last = scrollY;
  const follow = () => {
    const moved = scrollY - last;
    if (Math.abs(moved) < SHAKE) return;
    last = scrollY;
    if (moved < 0 || last < innerHeight / 2) delete dataset['down'];
    else if (!document.querySelector('.header :is(.dropdown, .side)[open]')) dataset['down'] = '';
  };
  addEventListener('scroll', follow, { passive: true });
}
