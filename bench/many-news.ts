import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { indexColumns, rememberWords } from '#content/server/search-index.ts';
import { refreshShown } from '#content/server/shown.ts';
import { saveDocument } from '#content/server/write.ts';
import type { VersionContent } from '#content/server/document-content.ts';
import type { Database } from '#db/database.ts';
import { documents, versions } from '#db/schema/index.ts';
import { transaction } from '#db/transaction.ts';
import { indexTerms } from '#lib/script/index-terms.ts';
import { news, newsCategories } from '#features/news/collection.ts';
import { seededRandom, text, vocabularyOf } from './vocabulary.ts';

const CATEGORIES = ['water', 'roads', 'schools', 'clinics', 'markets', 'buses'];
const BATCH = 1_000;
const FIRST_DAY = Date.parse('2015-01-01T04:00:00Z');
const LAST_DAY = Date.parse('2026-06-01T04:00:00Z');
const WORDS_OF_BODY = 60;

const english = vocabularyOf('en');
const hindi = vocabularyOf('hi');

/** Fills a database with so many news updates, each in English and Hindi. */
export async function writeManyNews(db: Database, count: number): Promise<void> {
  await writeCategories(db);
  // An index is made faster at once than row by row.
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
  await transaction(db, async (tx) => {
    for (const slug of CATEGORIES) {
      const versionsOf = [versionOf('en', slug, null)];
      const content = { slug, facts: { motif: 'water' }, position: 0, versions: versionsOf };
      await saveDocument(tx, newsCategories, content, 'bench');
    }
  });
}

/** Evenly over eleven years; one in a thousand is about the pangolin, and each has a number of its own. */
function draftOf(index: number, count: number, random: () => number) {
  const at = new Date(FIRST_DAY + ((LAST_DAY - FIRST_DAY) * index) / count);
  const rare = random() < 0.001 ? ' pangolin' : '';
  const own = `${Math.floor(random() * 1e6)}`;
  const category = CATEGORIES[Math.floor(random() * CATEGORIES.length)] ?? '';
  return {
    id: randomUUID(),
    slug: `update-${index}`,
    facts: { publishedAt: at.toISOString(), category },
    versions: [
      versionOf(
        'en',
        `${text(english, 7, random)} ${own}`,
        text(english, WORDS_OF_BODY, random) + rare,
      ),
      versionOf('hi', `${text(hindi, 7, random)} ${own}`, text(hindi, WORDS_OF_BODY, random)),
    ],
  };
}

function versionOf(language: 'en' | 'hi', title: string, body: string | null): VersionContent {
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

/** What `saveDocument` writes, without its revisions, many rows at a time. */
async function writeBatch(db: Database, drafts: Draft[]): Promise<void> {
  const rows = drafts.flatMap(rowsOf);
  await transaction(db, async (tx) => {
    await tx
      .insert(documents)
      .values(drafts.map(({ id, slug, facts }) => ({ id, slug, facts, collection: news.name })));
    await tx.insert(versions).values(rows);
    await rememberWords(tx, [...new Set(rows.flatMap(({ terms }) => terms))]);
    await refreshShown(
      tx,
      drafts.map(({ id }) => id),
    );
  });
}

function rowsOf({ id, slug, facts, versions: said }: Draft) {
  const content = { slug, facts, position: 0, versions: said };
  const key = { documentId: id, collection: news.name, slug, live: true };
  return said.map((version) => ({
    ...key,
    ...version,
    ...indexColumns(news, content, { ...version, title: '', summary: null, body: null }),
    terms: termsOf(`${version.title} ${version.body}`),
  }));
}

const termsOfWord = new Map<string, string[]>();

/** The terms of a text, word by word: every word comes often, and its sound takes a while to find. */
function termsOf(written: string): string[] {
  const terms = new Set<string>();
  for (const word of written.split(/<[^>]*>|\s+/)) {
    const known = termsOfWord.get(word) ?? indexTerms(word);
    termsOfWord.set(word, known);
    known.forEach((term) => terms.add(term));
  }
  return [...terms];
}
