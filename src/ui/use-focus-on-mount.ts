import { useEffect, useRef } from 'react';

/**
 * For the heading of what takes the place of a form: it is brought into view and focused, because
 * the page may have shrunk away under whoever sent the form. What came with the page from the server
 * is left where it is.
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
