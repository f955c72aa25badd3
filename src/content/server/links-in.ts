import type { Collection } from '../declare/collection.ts';
import { fieldsIn } from '../declare/part-fields.ts';
import type { Part } from '../declare/parts.ts';
import { fieldsOf } from './drafts/shown-files.ts';
import type { PartContent } from './edit/parts.ts';

/** A link in a draft, and the field that it is in. */
export interface Link {
  part: Part;
  field: string;
  url: string;
}

const HREF = /<a\b[^>]*\bhref="([^"]*)"/g;

/** The links of a part: those of its body, and those that are fields of their own. */
export function linksIn(collection: Collection, part: Part, content: PartContent): Link[] {
  const values = fieldsIn(part, content);
  const { body } = values;
  const inBody =
    typeof body === 'string' ? Array.from(body.matchAll(HREF), ([, url = '']) => url) : [];
  const own = Object.entries(fieldsOf(collection, part)).flatMap(([field, { widget }]) => {
    const url = values[field];
    return widget === 'url' && typeof url === 'string' ? [{ part, field, url }] : [];
  });
  return [...inBody.map((url) => ({ part, field: 'body', url: decoded(url) })), ...own];
}

const decoded = (url: string) => url.replaceAll('&amp;', '&');
