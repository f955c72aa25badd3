import { invalid } from '#contract/problems.ts';
import type { FieldError } from '#contract/problems.ts';
import { undescribedIn } from '../document/undescribed.ts';
import { factsPart } from './parts.ts';
import type { Projection } from './project.ts';

/**
 * Throws 422 for what agents may not publish by a moment, complete as it is: a picture without words for those
 * who cannot see it, and a text before the date that stands above it. Campaign files with such a date are held
 * back until it.
 */
export function requirePublishable(projection: Projection, by: Date): void {
  const errors = [...undescribed(projection), ...dateToCome(projection, by)];
  if (errors.length > 0) throw invalid(...errors);
}

function undescribed({ collection, document, parts }: Projection): FieldError[] {
  const facts = parts.get(factsPart)?.content ?? document.facts;
  return [...parts].flatMap(([part, { content }]) =>
    undescribedIn(collection, facts, [part, content]).map((field) => ({
      param: part === factsPart ? `${part}.${field}` : `${part}.words.${field}`,
      msg: 'Say what the picture shows',
    })),
  );
}

/** A text whose date is to come would be the newest of its list until then. */
function dateToCome({ collection: { order }, parts }: Projection, by: Date): FieldError[] {
  if (order.by !== 'newest') return [];
  const date = parts.get(factsPart)?.content[order.field];
  if (typeof date !== 'string' || new Date(date) <= by) return [];
  return [
    {
      param: `${factsPart}.${order.field}`,
      msg: 'This moment is still to come. Plan the text for it, or choose an earlier one',
    },
  ];
}
