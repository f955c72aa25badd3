import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';

/** The rules of axe that look at colours; all others see the same by day and by night. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * The findings of axe, or of some of its rules, one line for each place. It looks at the document
 * itself: there are no frames.
 */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Half a megabyte is loaded once for a document, not once for each look at it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { reporter: 'no-passes', ...(rules && { runOnly: rules }) };
  const { violations: found } = await page.evaluate(runAxe, options);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const faults = [...all, ...none, ...any].map(({ message }) => message);
      return `${id}: ${target.join(' ')} ${faults.join('; ')}`;
    }),
  );
}

function runAxe(options: RunOptions): Promise<AxeResults> {
  // Colours on their way have a contrast in between.
  for (const change of document.getAnimations())
    if (change.effect?.getComputedTiming().endTime !== Infinity) change.finish();
  const loaded = (window as unknown as { axe: typeof axe }).axe;
  return loaded.run(document, options);
}
