import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import type { Collection } from '../declare/collection.ts';
import { factsPart, partSchema } from './edit/parts.ts';
import type { PartContent } from './edit/parts.ts';
import { linksIn } from './links-in.ts';
import type { Link } from './links-in.ts';

/** The links of what is public of a document. */
export interface PublishedLinks {
  documentId: string;
  links: Link[];
}

interface Row extends Record<string, unknown> {
  id: string;
  collection: string;
  facts: PartContent;
  versions: ({ language: string } & PartContent)[];
}

/** The links in public documents after one, in the order of their ids; empty at the end. */
export async function readPublishedLinks(
  db: Executor,
  collections: readonly Collection[],
  { after, limit }: { after: string | null; limit: number },
): Promise<PublishedLinks[]> {
  const byName = new Map(collections.map((each) => [each.name, each]));
  const { rows } = await db.execute<Row>(sql`
    select d.id, d.collection, d.facts, (
      select jsonb_agg(jsonb_build_object('language', v.language, 'body', v.body, 'words', v.words))
      from versions v where v.document_id = d.id) as versions
    from documents d
    where d.languages <> '{}' and ${after ? sql`d.id > ${after}::uuid` : sql`true`}
    order by d.id limit ${limit}`);
  return rows.map(({ id, collection: name, facts, versions }) => {
    const collection = byName.get(name);
    const parts = [
      [factsPart, facts] as const,
      ...(versions ?? []).map(
        ({ language, ...content }) => [partSchema.parse(language), content] as const,
      ),
    ];
    const links = collection
      ? parts.flatMap(([part, content]) => linksIn(collection, part, content))
      : [];
    return { documentId: id, links };
  });
}
