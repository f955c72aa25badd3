import { sql } from 'drizzle-orm';
import { IMPORTER } from '#content/server/edit/authors.ts';
import { writeDocuments } from '#content/server/edit/write-documents.ts';
import { indexDrafts } from '#content/server/index-drafts.ts';
import type { Database } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import { news } from '#features/news/collection.ts';
import { collections } from '#main/collections.ts';
import { draftLists } from '#test/listed-drafts.ts';
import { inOwnDatabase } from './own-database.ts';
import { timeLists } from './timed-lists.ts';
import { seededRandom, text, vocabularyOf } from './vocabulary.ts';

const WRITTEN = 500;
const COPIES = 99;
const GOAL_P95_MS = 50;
const FACTS = { publishedAt: '2024-03-05T10:00:00+05:30', category: 'water' };

/** Lists of 50,000 drafts as editors request them, without the time of the network. */
export const benchDrafts = () => inOwnDatabase({ fill: writeDrafts, measure: measureLists });

/** A few hundred drafts are written as editors do, and copied in the database. */
export async function writeDrafts(db: Database): Promise<void> {
  const random = seededRandom(11);
  const vocabulary = vocabularyOf('en');
  const documents = Array.from({ length: WRITTEN }, (_, index) => ({
    collection: news,
    slug: `draft-${index}`,
    facts: FACTS,
    position: 0,
    versions: [
      {
        language: 'en' as const,
        state: 'draft' as const,
        publishAt: new Date(0),
        title: text(vocabulary, 8, random),
        summary: text(vocabulary, 20, random),
        body: `<p>${text(vocabulary, 200, random)}</p>`,
        words: { place: text(vocabulary, 1, random) },
      },
    ],
  }));
  await transaction(db, (tx) => writeDocuments(tx, documents, IMPORTER));
  await indexDrafts(db);
  await db.execute(sql`create table copies as
    select d.id as from_id, gen_random_uuid() as id, n from documents d, generate_series(1, ${COPIES}::int) as n`);
  await db.execute(sql`
    insert into documents (id, collection, slug, facts, stage, edited_at)
    select c.id, d.collection, d.slug || '-' || c.n, d.facts, d.stage,
      now() - random() * interval '300 days'
    from copies c join documents d on d.id = c.from_id`);
  await db.execute(sql`
    with added as (
      insert into revisions (document_id, part, author_id, content)
      select c.id, r.part, r.author_id, r.content from copies c join revisions r on r.document_id = c.from_id
      returning id, document_id, part
    )
    insert into drafts (document_id, part, revision_id, terms)
    select document_id, part, id, '{}' from added`);
  await db.execute(sql`
    insert into draft_search select c.id, s.search
    from copies c join draft_search s on s.document_id = c.from_id`);
  await db.execute(sql`vacuum analyze`);
}

async function measureLists(db: Database): Promise<boolean> {
  const list = draftLists(db, collections);
  const [size, ofNews] = [50, { collections: [news.name] }];
  const lists = {
    'all, newest first': () => list({ size }),
    'drafts of one collection': () => list({ ...ofNews, view: 'draft', size }),
    'the twentieth page': () => list({ view: 'draft', page: 20, size }),
    'a frequent word': () => list({ s: 'water', size }),
    'a rare word': () => list({ ...ofNews, s: 'boatman', size }),
  };
  const count = WRITTEN * (COPIES + 1);
  return timeLists(`Lists of ${count} drafts`, lists, GOAL_P95_MS);
}
