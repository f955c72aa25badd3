import { LONGEST_SPAN_DAYS } from '../declare/longest-span.ts';
import type { Draft } from './draft.ts';
import type { Report } from './fault.ts';

const longest = LONGEST_SPAN_DAYS * 24 * 3600_000;

/** What lasts from one moment to another ends after it began, and within a month. */
export function checkSpans(drafts: Draft[], report: Report): void {
  for (const { collection, content, file } of drafts) {
    const { order } = collection;
    if (order.by === 'position' || !order.until) continue;
    const { [order.field]: from, [order.until]: until } = content.facts;
    const span = Date.parse(String(until)) - Date.parse(String(from));
    if (span < 0) report({ file, line: 1, message: `${order.until}: is before ${order.field}` });
    if (span > longest) {
      const message = `${order.until}: is more than ${LONGEST_SPAN_DAYS} days after ${order.field}; write it as several`;
      report({ file, line: 1, message });
    }
  }
}
