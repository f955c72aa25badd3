import type { FocusEvent } from 'react';

/** The `ref` of the chosen part of a strip: scrolls the strip sideways until it is in the middle. */
export function revealInStrip(part: HTMLElement | null): void {
  const strip = part?.parentElement;
  if (!part || !strip) return;
  const frame = strip.getBoundingClientRect();
  const { left, right } = part.getBoundingClientRect();
  strip.scrollLeft += (left + right - frame.left - frame.right) / 2;
}

/** The `onFocus` of a part: what the keyboard comes to is seen whole, what a pointer is at stays under it. */
export function revealFocused({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (currentTarget.matches(':focus-visible')) revealInStrip(currentTarget);
}
