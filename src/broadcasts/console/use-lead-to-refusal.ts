import { useEffect, useRef } from 'react';

/**
 * Leads whoever pressed a button of a broadcast to what was refused: on a phone that may be far above the button.
 * The form is inside the element that is returned as a `ref`.
 */
export function useLeadToRefusal(failure: Error | null) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!failure) return undefined;
    // A dialog that closes by this gives the focus back first.
    const timer = setTimeout(() => requestAnimationFrame(() => leadOn(form.current)));
    return () => clearTimeout(timer);
  }, [failure]);
  return form;
}

function leadOn(form: HTMLElement | null): void {
  const fault = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (fault) fault.focus();
  else form?.querySelector('.field-problem, .form-failure')?.scrollIntoView({ block: 'center' });
}
