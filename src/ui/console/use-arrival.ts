import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** Calls back once each thing with another name is shown, but for the first of a page, which the browser begins. */
export function useArrival(name: string, arrive: () => void): void {
  const isNewPage = useNavigationType() === NavigationType.Pop;
  const shown = useRef(isNewPage ? name : undefined);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    arrive();
  }, [name, arrive]);
}
