import { useEffect, useRef } from 'react';

/** For a form that was in focus before React could hear of it: does then what focus would have done. */
export function useFocusBeforeHydration(onFocus: () => void) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (ref.current?.contains(document.activeElement)) onFocus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once: later focus is heard.
  }, []);
  return ref;
}
