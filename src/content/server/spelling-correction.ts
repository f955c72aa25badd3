import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import {
  meant,
  oneSlipFrom,
  otherSound,
  searchTerms,
  slipsBetween,
  toTsquery,
} from '#lib/script.ts';
import type { Meant, SearchTerm } from '#lib/script.ts';
import { createCollectionCache } from './collection-cache.ts';

/** The least similarity (common trigrams, 0 to 1) at which one word is taken for a misspelling of another. */
const MIN_SIMILARITY = 0.35;
const MIN_LENGTH = 4;
/** The length from which on one slip leaves enough trigrams, and two are forgiven. */
const LONG = 8;
const SLIPS_OF_LONG = 2;
/** Letters that a long word and its correction begin with, unless they have many trigrams in common. */
const BEGINNING = 3;
const MAX_NEAR = 500;
const MAX_SIMILAR = 20;
/** Corrections of one word. */
const MAX_MEANT = 3;

/** Looking for words that resemble a typed one takes longer than finding rows by the right one. */
const MAX_KEPT = 5_000;
/** A change of any collection may bring new words. */
const WORDS = 'words';

/** Makes the conditions of typed searches, with corrections of misspelt words. */
export function createSearchMatcher(db: Executor) {
  const queries = createCollectionCache<readonly Meant[]>(MAX_KEPT);

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

/**
 * Finds, for each typed word that begins no word of a text, the known words that were most likely
 * meant.
 */
async function corrections(db: Executor, typed: string): Promise<(word: string) => string[]> {
  const unsure = searchTerms(typed).filter(
    ({ word, prefix }) => prefix && word.length >= MIN_LENGTH,
  );
  const byWord = new Map<string, string[]>();
  for (const term of await withoutText(db, unsure))
    byWord.set(term.word, chosen(term, await candidates(db, term)));
  return (word) => byWord.get(word) ?? [];
}

interface UnknownTerm extends SearchTerm {
  /** Whether a word of the other script sounds like it, so that it is found by that. */
  isHeard: boolean;
}

/** Typed words that no word of a text begins with. */
async function withoutText(db: Executor, terms: readonly SearchTerm[]): Promise<UnknownTerm[]> {
  if (terms.length === 0) return [];
  // Each beginning is a parameter of its own: PostgreSQL uses the index of words for a constant alone.
  const looked = terms.map(
    ({ word, crossScript }) => sql`
      select ${word}::text as word,
        exists (select from search_words where word = ${crossScript}) as "isHeard"
      where not exists (select from search_words where word like ${`${word}%`})`,
  );
  const { rows } = await db.execute<{ word: string; isHeard: boolean }>(
    sql.join(looked, sql` union all `),
  );
  const heard = new Map(rows.map(({ word, isHeard }) => [word, isHeard]));
  return terms.flatMap((term) => {
    const isHeard = heard.get(term.word);
    return isHeard === undefined ? [] : [{ ...term, isHeard }];
  });
}

type Candidate = { word: string; similarity: number };

/** Known words that look like a typed one, found by indexes alone. */
async function candidates(db: Executor, { word, isHeard }: UnknownTerm): Promise<Candidate[]> {
  const isLong = word.length >= LONG;
  const near = isLong
    ? sql`word like ${`${word.slice(0, BEGINNING)}%`}
        and length(word) between ${word.length - SLIPS_OF_LONG} and ${word.length + SLIPS_OF_LONG}`
    : sql`word = any(${sql.param(oneSlipFrom(word))}::text[])`;
  const similar = sql`union (
    select word from search_words where word % ${word} and word ~ '^[^~^]'
    order by similarity(word, ${word}) desc, word limit ${MAX_SIMILAR})`;
  const { rows } = await db.execute<Candidate>(sql`
    select word, similarity(word, ${word}) from (
      (select word from search_words where ${near} limit ${MAX_NEAR}) ${isHeard ? sql`` : similar}
    ) c`);
  return rows;
}

/**
 * The best of the words that look like a typed one: few slips away first, then what has most trigrams in
 * common. A word that is found by its sound is corrected to what sounds the same alone: `raod` to road,
 * but never `pani` to pain.
 */
function chosen(
  { word, crossScript, isHeard }: UnknownTerm,
  found: readonly Candidate[],
): string[] {
  const mostSlips = word.length >= LONG ? SLIPS_OF_LONG : 1;
  return found
    .filter((each) => !isHeard || otherSound(each.word) === crossScript)
    .map((each) => ({ ...each, slips: Math.min(slipsBetween(word, each.word), mostSlips + 1) }))
    .filter(
      ({ slips, similarity }) => slips <= mostSlips || (!isHeard && similarity >= MIN_SIMILARITY),
    )
    .toSorted((one, other) => one.slips - other.slips || other.similarity - one.similarity)
    .slice(0, MAX_MEANT)
    .map((each) => each.word);
}
