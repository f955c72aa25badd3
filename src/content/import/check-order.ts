import type { Report } from './import-error.ts';
import type { ParsedDocument } from './parsed-document.ts';

/** Reports each document without a place in a list that is ordered by hand. */
export function checkOrder(drafts: ParsedDocument[], report: Report): void {
  const byHand = drafts.filter(({ collection }) => collection.order.by === 'position');
  const lists = Object.values(Object.groupBy(byHand, ({ collection }) => collection.name));
  for (const list of lists.filter((each) => each && each.length > 1)) {
    for (const { file, hasOrder } of list ?? []) {
      if (!hasOrder) report({ file, line: 1, message: 'order: is missing; the list goes by it' });
    }
  }
}
