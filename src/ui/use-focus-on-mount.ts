import { useEffect, useRef } from 'react';

/**
 * Scrolls the heading that replaces a form into view and focuses it, because the page may have
 * become shorter than the scroll position. A heading from the server is left alone, and so is one
 * that replaces nothing.
 */
export function useFocusOnMount(replaces = true) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!replaces || !document.documentElement.dataset['hydrated']) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [replaces]);
  return heading;
}

/** Focuses the heading of a step that fills the screen, or what comes beside a list, where it stands. */
export function useFocusInPlace<Focused extends HTMLElement = HTMLHeadingElement>() {
  const place = useRef<Focused>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return place;
}
