import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import type { Collection } from '../../declare/collection.ts';
import { factsPart } from './parts.ts';
import type { Part, PartContent } from './parts.ts';

interface PartOfDocument {
  part: Part;
  content: PartContent;
}

interface Reference {
  field: string;
  to: string;
  slug: string;
}

/**
 * Reads which documents that some contents refer to were renamed. The function it returns has one of them refer by the
 * present slugs: an editor that was open meanwhile does not know of these.
 */
export async function presentSlugsFor(
  tx: Executor,
  some: readonly (readonly [Collection, PartOfDocument])[],
): Promise<(collection: Collection, written: PartOfDocument) => PartContent> {
  const references = some.flatMap(([collection, written]) => referencesIn(collection, written));
  if (references.length === 0) return (_, { content }) => content;
  const { rows } = await tx.execute<{ to: string; former: string; slug: string }>(sql`
    select f.collection as "to", f.slug as former, d.slug
    from jsonb_to_recordset(${JSON.stringify(references)}::jsonb) as r("to" text, slug text)
    join former_slugs f on f.collection = r."to" and f.slug = r.slug
    join documents d on d.id = f.document_id
    where not exists (
      select from documents other where other.collection = r."to" and other.slug = r.slug)`);
  const present = new Map(rows.map(({ to, former, slug }) => [`${to} ${former}`, slug]));
  return (collection, written) => {
    const renamed = referencesIn(collection, written).flatMap(({ field, to, slug }) => {
      const found = present.get(`${to} ${slug}`);
      return found === undefined ? [] : [[field, found] as const];
    });
    const { content } = written;
    return renamed.length === 0 ? content : { ...content, ...Object.fromEntries(renamed) };
  };
}

function referencesIn({ facts }: Collection, { part, content }: PartOfDocument): Reference[] {
  if (part !== factsPart) return [];
  return Object.entries(facts).flatMap(([field, { to }]) => {
    const slug = content[field];
    return to && typeof slug === 'string' ? [{ field, to, slug }] : [];
  });
}
