import { sql } from 'drizzle-orm';
import { allLanguages, type Language } from '#contract/languages.ts';
import { tagRead } from '#db/cache-tags.ts';
import type { Executor } from '#db/database.ts';
import { createCollectionCache } from './collection-cache.ts';

/** A document that others point to: its facts, and the language of its title where that was not asked for. */
export type ReferencedDocument = {
  id: string;
  slug: string;
  title: string;
  language?: Language;
} & Record<string, unknown>;

type BySlug = Map<string, ReferencedDocument>;

/** The capacity of the cache: every collection that others may point to, in every language. */
const MAX_ENTRIES = 50 * allLanguages.length;

/** Caches referenced collections whole until they change, because they are small (categories, albums). */
export function createReferences(db: Executor) {
  const kept = createCollectionCache<BySlug>(MAX_ENTRIES);

  async function load(collection: string, language: Language): Promise<BySlug> {
    const { rows } = await db.execute<{
      id: string;
      slug: string;
      title: string;
      language: Language;
      facts: object;
    }>(sql`
      select v.document_id as id, v.slug, v.title, v.language, d.facts
      from versions v join documents d on d.id = v.document_id
      where v.collection = ${collection} and ${language} = any(v.shown_in)`);
    const shown = ({ facts, language: own, ...row }: (typeof rows)[number]) => ({
      ...facts,
      ...row,
      ...(own !== language && { language: own }),
    });
    return new Map(rows.map((row) => [row.slug, shown(row)]));
  }

  function of(collection: string, language: Language): Promise<BySlug> {
    tagRead(collection);
    return kept.of(collection, language, () => load(collection, language));
  }

  return {
    of,

    /** The slug of the document that has a title in any language; its title in `first` counts before others. */
    async slugOf(collection: string, title: string, first: Language): Promise<string | undefined> {
      const titles = await Promise.all(
        [first, ...allLanguages].map((language) => of(collection, language)),
      );
      const isNamed = (each: ReferencedDocument) => sameLetters(each.title) === sameLetters(title);
      return titles.flatMap((bySlug) => [...bySlug.values()]).find(isNamed)?.slug;
    },

    forget: kept.forget,
  };
}

const sameLetters = (title: string): string => title.normalize('NFC').toLowerCase();
