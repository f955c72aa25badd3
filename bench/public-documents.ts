import { sql } from 'drizzle-orm';
import { IMPORTER } from '#content/server/edit/authors.ts';
import { writeDocuments } from '#content/server/edit/write-documents.ts';
import type { Database } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import { news, newsCategories } from '#features/news/collection.ts';
import { pressReleases } from '#features/press-releases/collection.ts';
import { copyPublished } from '../test/copied-documents.ts';
import { seededRandom, text, vocabularyOf } from './vocabulary.ts';

const WRITTEN = 500;
/** One in fifty is a press release, the others are news. */
const EVERY = 50;
const COPIES = 99;

/** 50,000 public documents with their history: a few hundred are published, and copied in the database. */
export async function writePublicDocuments(db: Database): Promise<void> {
  const random = seededRandom(17);
  const vocabulary = vocabularyOf('en');
  const long = { language: 'en', state: 'published', publishAt: new Date(0) } as const;
  const documents = Array.from({ length: WRITTEN }, (_, index) => {
    const isRelease = index % EVERY === 0;
    const said = {
      ...long,
      title: text(vocabulary, 8, random),
      summary: text(vocabulary, 20, random),
      body: `<p>${text(vocabulary, 200, random)}</p>`,
      words: isRelease ? {} : { place: text(vocabulary, 1, random) },
    };
    return {
      collection: isRelease ? pressReleases : news,
      slug: `text-${index}`,
      facts: { publishedAt: '2024-03-05T10:00:00+05:30', category: 'water' },
      position: 0,
      versions: [said],
    };
  });
  const category = { ...long, title: 'Water', summary: null, body: null, words: {} };
  const facts = { motif: 'water' };
  const water = { collection: newsCategories, slug: 'water', facts, position: 0 };
  await transaction(db, (tx) => writeDocuments(tx, [{ ...water, versions: [category] }], IMPORTER));
  await transaction(db, (tx) => writeDocuments(tx, documents, IMPORTER));
  await copyPublished(db, COPIES);
  await db.execute(sql`vacuum analyze`);
}
