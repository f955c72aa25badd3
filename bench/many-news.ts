import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { IMPORTER } from '#content/server/edit/authors.ts';
import { writeDocuments } from '#content/server/edit/write-documents.ts';
import type { WrittenVersion } from '#content/server/edit/written-document.ts';
import { factColumns, rememberWords } from '#content/server/search-index.ts';
import { allLanguages } from '#contract/languages.ts';
import type { Database } from '#db/database.ts';
import { documents, versions } from '#db/schema/content.ts';
import { transaction } from '#db/transaction.ts';
import { news, newsCategories } from '#features/news/collection.ts';
import { lexemes, termOf } from '#lib/script.ts';
import { madeUpName, seededRandom, text, vocabularyOf } from './vocabulary.ts';

const CATEGORIES = ['water', 'roads', 'schools', 'clinics', 'markets', 'buses'];
const BATCH = 500;
const FIRST_DAY = Date.parse('2015-01-01T04:00:00Z');
const LAST_DAY = Date.parse('2026-06-01T04:00:00Z');
const WORDS_OF_BODY = 60;
const WORDS_OF_TITLE = 7;

const english = vocabularyOf('en');
const hindi = vocabularyOf('hi');

/** Fills a database with many news updates, each in English and Hindi. */
export async function writeManyNews(db: Database, count: number): Promise<void> {
  await writeCategories(db);
  // Building an index at once is faster than row by row.
  await db.execute(sql`drop index versions_search`);
  const random = seededRandom(7);
  for (let first = 0; first < count; first += BATCH) {
    const drafts = Array.from({ length: Math.min(BATCH, count - first) }, (_, index) =>
      draftOf(first + index, count, random),
    );
    await writeBatch(db, drafts);
  }
  await db.execute(sql`create index versions_search on versions using gin (search)`);
  await db.execute(sql`vacuum analyze versions`);
  await db.execute(sql`vacuum analyze documents`);
  await db.execute(sql`vacuum analyze search_words`);
}

async function writeCategories(db: Database): Promise<void> {
  const categories = CATEGORIES.map((slug) => ({
    collection: newsCategories,
    slug,
    facts: { motif: 'water' },
    position: 0,
    versions: [{ ...versionOf('en', slug, null), words: {} }],
  }));
  await transaction(db, (tx) => writeDocuments(tx, categories, IMPORTER));
}

/**
 * A news update, one of many spread evenly over eleven years. One in a thousand mentions the
 * pangolin, and one in five a unique name, because the vocabulary of texts grows with their number.
 */
function draftOf(index: number, count: number, random: () => number) {
  const at = new Date(FIRST_DAY + ((LAST_DAY - FIRST_DAY) * index) / count);
  const rare = index % 1_000 === 500 ? ' pangolin' : '';
  const name = random() < 0.2 ? ` ${madeUpName(random)}` : '';
  const category = CATEGORIES[Math.floor(random() * CATEGORIES.length)] ?? '';
  const bodyText = text(english, WORDS_OF_BODY, random) + rare + name;
  return {
    id: randomUUID(),
    slug: `update-${index}`,
    facts: { publishedAt: at.toISOString(), category },
    said: {
      en: versionOf('en', text(english, WORDS_OF_TITLE, random), bodyText),
      hi: versionOf('hi', text(hindi, WORDS_OF_TITLE, random), text(hindi, WORDS_OF_BODY, random)),
    },
  };
}

function versionOf(language: 'en' | 'hi', title: string, body: string | null): WrittenVersion {
  return {
    language,
    state: 'published',
    publishAt: new Date('2015-01-01T00:00:00Z'),
    title,
    summary: body && body.slice(0, 120),
    body: body && `<p>${body}</p>`,
    words: { place: 'Jetty' },
  };
}

type Draft = ReturnType<typeof draftOf>;

/** Writes the rows that publishing would write, without revisions, many at a time. */
async function writeBatch(db: Database, drafts: Draft[]): Promise<void> {
  const rows = drafts.flatMap(rowsOf);
  await transaction(db, async (tx) => {
    const languages = ['en', 'hi'];
    const records = drafts.map(({ id, slug, facts }) => ({ id, slug, facts, languages }));
    await tx.insert(documents).values(records.map((each) => ({ ...each, collection: news.name })));
    await tx.insert(versions).values(rows);
    await rememberWords(tx, [...new Set(rows.flatMap(({ terms }) => terms))]);
  });
}

const shownIn = { en: allLanguages.filter((language) => language !== 'hi'), hi: ['hi'] };

function rowsOf({ id, slug, facts, said }: Draft) {
  const key = { documentId: id, collection: news.name, slug, revisionId: 0 };
  const termsOfAll = Object.values(said).flatMap(termsOf).join(' ');
  return (['en', 'hi'] as const).map((language) => {
    const version = said[language];
    return {
      ...key,
      ...version,
      ...factColumns(news, facts),
      terms: termsOf(version),
      shownIn: shownIn[language],
      search: sql<string>`${termsOfAll}::tsvector`,
    };
  });
}

/**
 * The search terms of a text, computed like `lexemes` but memoized word by word, because words
 * recur, and their phonetic form is slow to compute.
 */
function termsOf({ title, body }: WrittenVersion): string[] {
  const places = new Map<string, string[]>();
  let place = 0;
  for (const [part, weight] of [
    [title, 'A'],
    [body ?? '', ''],
  ] as const) {
    for (const word of part.split(/<[^>]*>|\s+/)) {
      place += 1;
      for (const term of termsOfWord(word))
        places.set(term, [...(places.get(term) ?? []), place + weight]);
    }
  }
  return Array.from(places, ([term, at]) => `'${term}':${at.join(',')}`);
}

const knownTerms = new Map<string, string[]>();

function termsOfWord(word: string): string[] {
  const known = knownTerms.get(word) ?? lexemes({ title: '', summary: '', rest: word }).map(termOf);
  knownTerms.set(word, known);
  return known;
}
