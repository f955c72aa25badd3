import { sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import type { Collection } from '../declare/collection.ts';
import type { PartContent } from '../server/edit/parts.ts';

/** One part of a stored document in each state that it has. */
export interface StoredPart {
  part: string;
  /** The newest text, whether or not it is public. */
  draft: PartContent;
  live: PartContent | null;
  /** The text that becomes public at `plannedAt`. */
  planned: PartContent | null;
  plannedAt: string | null;
  /** When the part ceases to be public. */
  endsAt: string | null;
}

/** A document with all that is stored of it. */
export interface StoredWhole {
  id: string;
  slug: string;
  position: number;
  original: Language | null;
  /** Slugs that it had before. */
  formerly: string[];
  parts: StoredPart[];
}

const BATCH_SIZE = 100;

/** Reads the documents of a collection that are not in the bin, by slug, a hundred at a time. */
export async function* readStored(
  db: Executor,
  collection: Collection,
): AsyncGenerator<StoredWhole> {
  let after = '';
  for (;;) {
    const rows = await readSome(db, collection.name, after);
    yield* rows;
    if (rows.length < BATCH_SIZE) return;
    after = rows.at(-1)?.slug ?? '';
  }
}

async function readSome(db: Executor, collection: string, after: string): Promise<StoredWhole[]> {
  const { rows } = await db.execute<StoredWhole & Record<string, unknown>>(sql`
    select d.id, d.slug, d.position, d.original, array(
      select f.slug from former_slugs f where f.document_id = d.id order by f.slug) as formerly, (
      select jsonb_agg(jsonb_build_object(
        'part', p.part, 'draft', r.content, 'live', live.content,
        'planned', plan.content, 'plannedAt', s.at, 'endsAt', e.at) order by p.part)
      from drafts p join revisions r on r.id = p.revision_id
        left join versions v on v.document_id = d.id and v.language = p.part
        left join revisions live on live.id =
          case p.part when 'facts' then d.facts_revision_id else v.revision_id end
        left join schedule s on s.document_id = d.id and s.part = p.part and s.action = 'publish'
        left join revisions plan on plan.id = s.revision_id
        left join schedule e on e.document_id = d.id and e.part = p.part and e.action = 'unpublish'
      where p.document_id = d.id
    ) as parts
    from documents d
    where d.collection = ${collection} and d.binned_at is null and d.slug > ${after} collate "C"
    order by d.slug collate "C" limit ${BATCH_SIZE}`);
  return rows.map((row) => ({ ...row, parts: row.parts ?? [] }));
}
