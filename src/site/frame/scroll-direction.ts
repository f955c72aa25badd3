import { dataset } from '../root-dataset.ts';

/** A movement of so few pixels is a shake of the hand, not a scroll. */
const SHAKE = 8;

/**
 * Sets `data-down` on the page while it scrolls down, which hides the header; scrolling up removes
 * it. An open menu stays, and the first screen always shows its header.
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
  addEventListener('scroll', follow);
}
