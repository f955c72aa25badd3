import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { meant, searchTerms, toTsquery } from '#lib/script.ts';
import type { Meant } from '#lib/script.ts';
import { createCollectionCache } from './collection-cache.ts';

/** The least similarity (common trigrams, 0 to 1) at which one word is taken for a misspelling of another. */
const MIN_SIMILARITY = 0.35;
const MIN_LENGTH = 4;

/** Looking for words that resemble a typed one takes longer than finding rows by the right one. */
const MOST_KEPT = 5_000;
/** A change of any collection may bring new words. */
const WORDS = 'words';

/** Makes the conditions of typed searches, with corrections of misspelt words. */
export function createSearchMatcher(db: Executor) {
  const queries = createCollectionCache<readonly Meant[]>(MOST_KEPT);

  /** Expands the typed text word by word to everything that each may stand for; empty when it has no word. */
  function expand(typed: string): Promise<readonly Meant[]> {
    return queries.of(WORDS, typed, async () => meant(typed, await corrections(db, typed)));
  }

  return {
    meantBy: expand,

    /**
     * The condition that a version matches the typed text: by prefixes, corrected words, and
     * either script for the other. Undefined when the text has no word; then nothing matches.
     */
    async of(typed: string): Promise<SQL | undefined> {
      const query = toTsquery(await expand(typed));
      return query === undefined ? undefined : sql`v.search @@ ${query}::tsquery`;
    },

    /** Drops all cached corrections; call it when there may be new words. */
    forget(): void {
      queries.forget(WORDS);
    },
  };
}

export type SearchMatcher = ReturnType<typeof createSearchMatcher>;

/** For each typed word that stands in no text: the known words that look most like it. */
async function corrections(db: Executor, typed: string): Promise<(word: string) => string[]> {
  const unsure = searchTerms(typed).filter(
    ({ word, prefix }) => prefix && word.length >= MIN_LENGTH,
  );
  if (unsure.length === 0) return () => [];
  const found = await db.execute<{ typed: string; words: string[] }>(sql`
    select t.word as typed, array(
      select word from search_words
      where word % t.word and similarity(word, t.word) >= ${MIN_SIMILARITY} and word ~ '^[^~^]'
      order by similarity(word, t.word) desc, word limit 3
    ) as words
    from unnest(${sql.param(unsure.map(({ word }) => word))}::text[], ${sql.param(unsure.map(({ crossScript }) => crossScript))}::text[]) as t(word, cross_script)
    where not exists (select 1 from search_words where word like t.word || '%')
      and not exists (select 1 from search_words where word = t.cross_script)`);
  const byWord = new Map(found.rows.map((row) => [row.typed, row.words]));
  return (word) => byWord.get(word) ?? [];
}
