import { useEffect, useRef } from 'react';

/**
 * Serves a form that was focused before hydration: calls the handler that the focus event would
 * have called.
 */
export function useFocusBeforeHydration(onFocus: () => void) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (ref.current?.contains(document.activeElement)) onFocus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once: later focus is heard.
  }, []);
  return ref;
}
