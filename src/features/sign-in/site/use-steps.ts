import { useSyncExternalStore } from 'react';

let hasMoved = false;

/** Whether somebody went from one step to another since the page was opened. */
export const hasStepped = () => hasMoved;

/**
 * The step of a page that asks one thing at a time. It is the fragment of the address, so that the
 * browser's own Back works. It is never empty again, for the router loads the page anew when Back
 * leads to an address without one.
 */
export function useSteps<Step extends string>(steps: readonly [Step, ...Step[]]) {
  const [first] = steps;
  const named = useSyncExternalStore(listen, nameOfStep, () => '');
  const step = steps.find((known) => known === named) ?? first;
  const go = (next: Step) => goTo(next, first);
  return [step, go] as const;
}

function goTo(step: string, first: string): void {
  hasMoved = true;
  if (!nameOfStep()) history.replaceState(history.state, '', `#${first}`);
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
