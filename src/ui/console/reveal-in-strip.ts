import { useEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

/**
 * The `ref` of a strip whose chosen part is brought into its middle: when another is chosen, and when its parts grow
 * by what comes later, such as counts and letters.
 */
export function useChosenInStrip<Strip extends HTMLElement>(chosen: string | undefined) {
  const ref = useRef<Strip>(null);
  useEffect(() => {
    const strip = chosen === undefined ? null : ref.current;
    const parts = [...(strip?.children ?? [])];
    const isChosen = (part: Element) => part.matches('[aria-pressed="true"], [aria-current]');
    // An observer calls for the first time as it begins.
    const observer = new ResizeObserver(() => revealInStrip(parts.find(isChosen)));
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [chosen]);
  return ref;
}

/** Scrolls the strip of a part sideways until the part is in the middle. */
function revealInStrip(part: Element | undefined): void {
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
