import type { Collection } from '../../declare/collection.ts';
import { factsPart } from '../../declare/parts.ts';
import type { Part } from '../../declare/parts.ts';

type Values = Record<string, unknown>;

/**
 * The fields of a part that describe a picture for those who cannot see it, and are empty although the facts name
 * one.
 */
export function undescribedIn(
  collection: Collection,
  facts: Values,
  [part, content]: [Part, Values],
): string[] {
  const own = part === factsPart ? collection.facts : collection.words;
  const values: Values = part === factsPart ? content : Object(content['words']);
  return Object.entries(collection.facts).flatMap(([name, { beside }]) => {
    const field = beside?.alt;
    return field && facts[name] && own[field] && !values[field] ? [field] : [];
  });
}
