import { useHref, useLocation, useNavigate } from 'react-router';
import type { NavigateOptions } from 'react-router';

/** Makes the function that goes on to another screen once an act is done, unless the agent has left this one by then. */
export function useGoOn() {
  const go = useNavigate();
  const here = useHref(useLocation().pathname);
  return async (to: string, options?: NavigateOptions): Promise<void> => {
    if (window.location.pathname === here) await go(to, options);
  };
}
