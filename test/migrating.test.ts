import { randomInt } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { publishDue } from '#content/server/edit/publish-due.ts';
import { createReader } from '#content/server/reader.ts';
import { reindex } from '#content/server/reindex.ts';
import { connectDatabase } from '#db/connection.ts';
import { MIGRATIONS_FOLDER, migrateDatabase } from '#db/migrate.ts';
import { emptyDatabaseUrl } from '#test/database.ts';
import { collections } from '../src/main/collections.ts';
import { collectionOf } from './collection-of.ts';
import { draftLists } from './listed-drafts.ts';
import { runNodeScript } from './node-script.ts';
import { folderUntilEnd } from './temporary-folder.ts';

/** The number of migrations before content had a write side. */
const BEFORE = 5;
/** Enough rows to make the migrations take a while. */
const MANY = 1_500;
const KILLS = Number(process.env['KILLS'] ?? 3);

const news = collectionOf('news');
const url = await emptyDatabaseUrl();

/** A folder with the oldest migrations alone. */
function firstMigrations(count: number): string {
  const folder = folderUntilEnd();
  const journal = JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'));
  const entries = journal.entries.slice(0, count);
  mkdirSync(join(folder, 'meta'));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries)
    cpSync(join(MIGRATIONS_FOLDER, `${tag}.sql`), join(folder, `${tag}.sql`));
  return folder;
}

async function query<Row extends object>(text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

/** Rows of an earlier release: categories, news of every kind, members, messages and addresses. */
const filled = (many: number) => `
  insert into documents (id, collection, slug, facts, languages)
    select gen_random_uuid(), 'news-categories', 'water', '{"motif":"water"}', '{en}';
  insert into documents (id, collection, slug, facts, languages)
    select gen_random_uuid(), 'news', slug,
      '{"publishedAt":"2024-03-05T10:00:00+05:30","category":"water"}', languages::text[]
    from (values ('tap', '{en,hi}'), ('sketch', '{}'), ('due', '{}'), ('half', '{en}')) as n(slug, languages);
  insert into documents (id, collection, slug, facts, languages)
    select gen_random_uuid(), 'news', 'old-' || n,
      '{"publishedAt":"2020-03-05T10:00:00+05:30","category":"water"}', '{en}'
    from generate_series(1, ${many}) as n;
  insert into versions (document_id, language, collection, slug, state, publish_at, live, shown_in,
      title, summary, body, words, at, position, category, terms, search)
    select d.id, l.language, d.collection, d.slug, l.state, l.publish_at, l.live,
      case when l.live then array[l.language] else '{}' end,
      initcap(d.slug) || ' ' || l.language, 'In short.', '<p>The ferry waits.</p>',
      case d.collection when 'news' then '{"place":"Jetty"}'::jsonb else '{}' end,
      '2024-03-05T04:30:00Z', 3, d.facts ->> 'category', array['ferry', d.slug], array_to_tsvector(array['ferry', d.slug])
    from documents d join (values
      ('tap', 'en', 'published', now() - interval '1 day', true),
      ('tap', 'hi', 'published', now() - interval '1 day', true),
      ('half', 'en', 'published', now() - interval '1 day', true),
      ('half', 'hi', 'draft', 'epoch', false),
      ('sketch', 'en', 'draft', 'epoch', false),
      ('due', 'en', 'published', now() + interval '1 day', false),
      ('water', 'en', 'published', 'epoch', true),
      ('old', 'en', 'published', 'epoch', true)
    ) as l(slug, language, state, publish_at, live) on l.slug = regexp_replace(d.slug, '-[0-9]+$', '');
  insert into revisions (document_id, language, author, content)
    select document_id, language, 'import', jsonb_build_object('facts', '{}'::jsonb, 'position', 3,
      'state', state, 'publishAt', publish_at, 'title', 'An older title', 'summary', summary, 'body', body, 'words', words)
    from versions where collection = 'news';
  insert into users (name, email, language) values ('Ila Kharwade', 'ila@members.example', 'hi');
  insert into sessions (token_hash, kind, owner_id) select '\\x00', 'user', id from users;
  insert into join_submissions (name, email, message, language) values ('Farida', 'farida@letters.example', 'I can row.', 'en');
  insert into newsletter_subscribers (email, language) values ('reader@letters.example', 'hi');`;

const kept = `
  select (select count(*)::int from documents) as documents,
    (select array_agg(u.email order by u.email) from users u join sessions s on s.owner_id = u.id) as members,
    (select array_agg(message) from join_submissions) as letters,
    (select array_agg(email) from newsletter_subscribers) as readers`;

test(`migrations keep all data of an earlier site, despite ${KILLS} kills during them`, async () => {
  await migrateDatabase(url, firstMigrations(BEFORE));
  await query(filled(MANY));
  const before = await query(kept);

  let cutOff = 0;
  for (let turn = 0; turn < KILLS; turn += 1) {
    const migrating = runNodeScript(`
      import { migrateDatabase } from '#db/migrate.ts';
      console.log('begins');
      await migrateDatabase(${JSON.stringify(url)});`);
    await migrating.nextLine();
    const isAtWork = async () =>
      (await query("select from pg_locks where locktype = 'advisory' and granted")).length > 0;
    while (migrating.process.exitCode === null && !(await isAtWork())) await pause(2);
    await pause(randomInt(0, 60));
    await migrating.kill();
    const done = await query('select from drizzle.__drizzle_migrations');
    if (done.length === BEFORE) cutOff += 1;
  }
  console.error(`${cutOff} of ${KILLS} kills fell into the migrations`);
  await migrateDatabase(url);
  expect(await query(kept)).toEqual(before);

  const connection = await connectDatabase(url);
  try {
    const { db } = connection;
    await reindex(db);
    const reader = createReader(db, () => ({ hue: 285, motifsOff: [], tint: '#baeaef' }));
    const listed = draftLists(db, collections);
    expect(await reader.find(news, 'hi', 'tap')).toMatchObject({
      title: 'Tap hi',
      languages: ['en', 'hi'],
      category: { title: 'Water en' },
    });
    expect(await reader.find(news, 'en', 'half')).toMatchObject({ languages: ['en'] });
    expect(await reader.find(news, 'en', 'sketch')).toBeUndefined();
    expect(await reader.find(news, 'en', 'due')).toBeUndefined();
    const titlesOf = async (view: 'draft' | 'live', stage: string) => {
      const rows = (await listed({ view, size: 10_000 })).filter((row) => row.stage === stage);
      return new Map(rows.map(({ slug, titles: { en, hi } }) => [slug, hi ?? en]));
    };
    expect(await titlesOf('draft', 'draft')).toEqual(
      new Map([
        ['due', 'Due en'],
        ['sketch', 'Sketch en'],
      ]),
    );
    expect(await titlesOf('live', 'changed')).toEqual(new Map([['half', 'Half hi']]));
    expect(await listed({ s: 'sketch' })).toMatchObject([{ slug: 'sketch' }]);
    const titles = await query(`
      select r.content ->> 'title' as title from revisions r join documents d on d.id = r.document_id
      where d.slug = 'sketch' and r.part = 'en' order by r.id`);
    expect(titles).toEqual([{ title: 'An older title' }, { title: 'Sketch en' }]);

    await query(`update schedule set at = now()`);
    const fail = (error: unknown) => {
      throw error;
    };
    expect(await publishDue(db, collections, fail)).toBe(1);
    expect(await reader.find(news, 'en', 'due')).toMatchObject({ title: 'Due en' });
  } finally {
    await connection.close();
  }
}, 120_000);
