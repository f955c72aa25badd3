import { invalid } from '#contract/problems.ts';
import { factsPart } from './parts.ts';
import type { Projection } from './project.ts';

/**
 * Throws 422 for a document that would be public before the date that stands above it: until then it would be
 * the newest of its list. Campaign files with such a date are held back until it.
 */
export function requireDateOver({ collection, parts }: Projection, by: Date): void {
  const { order } = collection;
  if (order.by !== 'newest') return;
  const date = parts.get(factsPart)?.content[order.field];
  if (typeof date !== 'string' || new Date(date) <= by) return;
  throw invalid({
    param: `${factsPart}.${order.field}`,
    msg: 'This moment is still to come. Plan the text for it, or choose an earlier one',
  });
}
