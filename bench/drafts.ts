import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createDraftReader } from '#content/server/draft-reader.ts';
import { indexDrafts } from '#content/server/index-drafts.ts';
import { IMPORTER } from '#content/server/edit/authors.ts';
import { writeDocuments } from '#content/server/edit/write-documents.ts';
import { connectDatabase } from '#db/connection.ts';
import type { Database } from '#db/database.ts';
import { startEmbedded } from '#db/embedded/server.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { transaction } from '#db/transaction.ts';
import { news } from '#features/news/collection.ts';
import { figuresOf, short, verdict } from './figures.ts';
import { printTable } from './table.ts';
import { seededRandom, text, vocabularyOf } from './vocabulary.ts';

const WRITTEN = 500;
const COPIES = 99;
const ROUNDS = 100;
const GOAL_P95_MS = 50;
const LOAD_TIMEOUT_MS = 120_000;
const FACTS = { publishedAt: '2024-03-05T10:00:00+05:30', category: 'water' };

/** Lists of 50,000 drafts as editors request them, without the time of the network. */
export async function benchDrafts(): Promise<boolean> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'abhiyan-bench-'));
  const ignore = () => undefined;
  const server = await startEmbedded({ dataFolder, onProgress: ignore, onError: ignore });
  try {
    await migrateDatabase(server.url);
    const loading = await connectDatabase(server.url, { statementTimeoutMs: LOAD_TIMEOUT_MS });
    await writeDrafts(loading.db);
    await loading.close();
    return await measureLists(server.url);
  } finally {
    await server.stop();
    await rm(dataFolder, { recursive: true });
  }
}

/** A few hundred drafts are written as editors do, and copied in the database. */
async function writeDrafts(db: Database): Promise<void> {
  const random = seededRandom(11);
  const vocabulary = vocabularyOf('en');
  const documents = Array.from({ length: WRITTEN }, (_, index) => ({
    ...{ collection: news, slug: `draft-${index}`, facts: FACTS, position: 0 },
    versions: [
      {
        ...{ language: 'en' as const, state: 'draft' as const, publishAt: new Date(0) },
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

async function measureLists(url: string): Promise<boolean> {
  const { db, close } = await connectDatabase(url);
  const desk = createDraftReader(db);
  const page = { page: 1, size: 50 };
  const lists = {
    'all, newest first': () => desk.list({}, 'en', page),
    'drafts of one collection': () => desk.list({ collection: 'news', stage: 'draft' }, 'en', page),
    'the twentieth page': () => desk.list({ stage: 'draft' }, 'en', { ...page, page: 20 }),
    'a frequent word': () => desk.list({ s: 'water' }, 'en', page),
    'a rare word': () => desk.list({ collection: 'news', s: 'boatman' }, 'en', page),
  };
  const rows = [];
  const reached: boolean[] = [];
  for (const [name, list] of Object.entries(lists)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now();
      await list();
      times.push(performance.now() - begun);
    }
    const { p50, p95 } = figuresOf(times);
    reached.push(p95 <= GOAL_P95_MS);
    rows.push([name, `${short(p50)} / ${short(p95)}`, verdict(p95 <= GOAL_P95_MS)]);
  }
  await close();
  const count = WRITTEN * (COPIES + 1);
  printTable(`Lists of ${count} drafts, ms; ${ROUNDS} rounds, p50 / p95`, [
    ['list', 'time', `goal ≤ ${GOAL_P95_MS}`],
    ...rows,
  ]);
  return reached.every(Boolean);
}
