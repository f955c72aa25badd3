import { sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import { createWordFinder } from '#lib/script.ts';
import type { Meant } from '#lib/script.ts';
import { createExcerpts } from './excerpt.ts';
import type { SearchExcerpt } from './excerpt.ts';
import { hasIdIn } from './match-condition.ts';

/** A document that a search found. */
export interface SearchHit {
  id: string;
  collection: string;
  slug: string;
  language: Language;
  languages: Language[];
  facts: Record<string, unknown>;
  title: string;
  summary: string | null;
  /** As PostgreSQL writes a moment. */
  at: string | null;
  marked: SearchExcerpt;
}

/** A found document in one of its languages. */
export type SearchHitVersion = Omit<SearchHit, 'marked'> & {
  body: string | null;
  words: Record<string, unknown>;
  isShown: boolean;
};

interface HitQuery {
  /** In the order in which they are shown. */
  ids: readonly string[];
  language: Language;
  query: readonly Meant[];
}

/** Reads found documents, each with its matched words, which may stand in another of its languages. */
export async function readSearchHits(
  db: Executor,
  { ids, language, query }: HitQuery,
): Promise<SearchHit[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<SearchHitVersion>(sql`
    select v.document_id as id, v.collection, v.slug, v.language, d.languages, d.facts, v.title, v.summary,
      v.body, v.words, nullif(v.at, 'epoch') as at, ${language} = any(v.shown_in) as "isShown"
    from versions v join documents d on d.id = v.document_id
    where ${hasIdIn(ids)}`);
  const versionsOf = Map.groupBy(rows, ({ id }) => id);
  const mark = createExcerpts(createWordFinder(query), query.length);
  return ids.flatMap((id) => {
    const versions = versionsOf.get(id) ?? [];
    const shown = versions.find(({ isShown }) => isShown);
    if (!shown) return [];
    const { body: _, words: __, isShown: ___, ...told } = shown;
    return [
      {
        ...told,
        marked: mark(
          shown,
          versions.filter((version) => version !== shown),
        ),
      },
    ];
  });
}
