import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Axe's half a megabyte is loaded once for a document, not once for each look at it. */
const loadedAlready = (page: Page) => page.evaluate(() => 'axe' in window);

/**
 * The findings of axe, one line for each place. Legacy mode avoids a second page; there are no
 * frames.
 */
export async function violations(page: Page): Promise<string[]> {
  const source = (await loadedAlready(page)) ? { axeSource: 'void 0' } : {};
  const axe = new AxeBuilder({ page, ...source })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
