import { useEffect, useSyncExternalStore } from 'react';

let hasMoved = false;

/** Whether somebody went from one step to another since the page was opened. */
export const hasStepped = () => hasMoved;

/**
 * The step of a page that asks one thing at a time. It is the fragment of the address, so that the
 * browser's own Back works; the router takes no notice of a fragment that is never empty.
 */
export function useSteps<Step extends string>(steps: readonly [Step, ...Step[]]) {
  const [first] = steps;
  const named = useSyncExternalStore(listen, nameOfStep, () => '');
  useEffect(() => {
    if (!nameOfStep()) history.replaceState(history.state, '', `#${first}`);
  }, [first]);
  const step = steps.find((known) => known === named) ?? first;
  return [step, goTo<Step>] as const;
}

function goTo<Step extends string>(step: Step): void {
  hasMoved = true;
  location.hash = step;
}

const nameOfStep = () => location.hash.slice(1);

function listen(onChange: () => void): () => void {
  const move = () => {
    hasMoved = true;
    onChange();
  };
  addEventListener('hashchange', move);
  return () => removeEventListener('hashchange', move);
}
