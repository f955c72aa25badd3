import { useEffect, useRef } from 'react';

/**
 * Scrolls the heading that replaces a form into view and focuses it, because the page may have
 * become shorter than the scroll position. A heading from the server is left alone.
 */
export function useFocusOnMount() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!document.documentElement.dataset['hydrated']) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, []);
  return heading;
}

/** Focuses the heading of a step that fills the screen, where it stands. */
export function useFocusInPlace() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
