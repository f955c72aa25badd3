import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Database } from '#db/database.ts';
import { countMediaFiles, listMediaFiles } from '#features/media-library/contract.ts';
import { listDrafts } from '#features/publishing/contract.ts';
import { countLetters, listLetters } from '#features/supporter-desk/contract.ts';
import { everyGrant, someAgent } from '../test/agents.ts';
import { writeDrafts } from './drafts.ts';
import { inOwnDatabase } from './own-database.ts';
import { send } from './people/post.ts';
import { startSiteProcess } from './processes/child.ts';
import { timeLists } from './timed-lists.ts';
import { seededRandom, text, vocabularyOf } from './vocabulary.ts';

const LETTERS = 100_000;
const FILES = 50_000;
const GOAL_P95_MS = 150;

/**
 * Lists, filters and searches of the agent area over 50,000 documents, 50,000 files and 100,000 letters,
 * over HTTP as an agent with every role makes them.
 */
export const benchAgentArea = () => inOwnDatabase({ fill, measure });

async function fill(db: Database): Promise<void> {
  await writeDrafts(db);
  await writeLetters(db);
  await writeFiles(db);
  await db.execute(sql`vacuum analyze`);
}

async function writeLetters(db: Database): Promise<void> {
  const random = seededRandom(7);
  const vocabulary = vocabularyOf('en');
  const messages = Array.from({ length: 500 }, () => text(vocabulary, 40, random));
  const places = Array.from({ length: 40 }, () => text(vocabulary, 1, random));
  await db.execute(sql`
    with sent as (
      insert into join_submissions (name, email, phone_number, constituency, message, language, created_at)
      select 'Reader ' || n, 'reader-' || n || '@example.com', null,
        (${sql.param(places)}::text[])[1 + n % 40], (${sql.param(messages)}::text[])[1 + n % 500], 'en',
        now() - n * interval '2 minutes'
      from generate_series(1, ${LETTERS}::int) n returning *
    )
    insert into letters (kind, join_id, constituency, state, due_at, person_keys, search, received_at)
    select 'join', id, constituency, (array['new','open','waiting','answered','closed'])[1 + id % 5],
      created_at + interval '7 days', array[md5(email)], to_tsvector('simple', message), created_at
    from sent`);
}

async function writeFiles(db: Database): Promise<void> {
  const random = seededRandom(9);
  const vocabulary = vocabularyOf('en');
  const names = Array.from({ length: 500 }, () => text(vocabulary, 4, random));
  await db.execute(sql`
    insert into media_files (kind, state, name, type, bytes, sha256, original_key, key, stored, search, albums)
    select 'picture', 'ready', (${sql.param(names)}::text[])[1 + n % 500] || '.jpg', 'image/jpeg', 900000,
      md5(n::text), 'originals/' || n, 'pictures/' || n,
      jsonb_build_object('key', 'pictures/' || n, 'name', 'picture.jpg', 'type', 'image/webp', 'bytes', 90000,
        'width', 1600, 'height', 1067, 'placeholder', '#00484e', 'widths', jsonb_build_array(480, 960, 1600)),
      to_tsvector('simple', (${sql.param(names)}::text[])[1 + n % 500]), array['Album ' || n % 60]
    from generate_series(1, ${FILES}::int) n`);
}

async function measure(db: Database, databaseUrl: string): Promise<boolean> {
  const { token } = await someAgent(db, 'bench@campaign.example', everyGrant);
  const dataFolder = await mkdtemp(join(tmpdir(), 'abhiyan-bench-'));
  const site = await startSiteProcess({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataFolder,
    WORK_LANE: 'elsewhere',
  });
  const asking = ({ path }: Endpoint, query: Record<string, string | number> = {}) => {
    const search = new URLSearchParams(
      Object.entries(query).map(([key, value]) => [key, `${value}`]),
    );
    return async () => {
      const { status, body } = await send(`${site.address}/api${path}?${search}`, undefined, token);
      if (status !== 200) throw new Error(`${path} answered ${status}: ${body.slice(0, 300)}`);
    };
  };
  try {
    return await timeLists(
      `The agent area with 50,000 documents, ${FILES} files and ${LETTERS} letters`,
      {
        'all content': asking(listDrafts),
        'news, drafts': asking(listDrafts, { collection: 'news', view: 'draft' }),
        'news of a category': asking(listDrafts, { collection: 'news', category: 'water' }),
        'content, the twentieth page': asking(listDrafts, { page: 20 }),
        'content, a frequent word': asking(listDrafts, { s: 'water' }),
        'content, a rare word': asking(listDrafts, { s: 'boatman' }),
        letters: asking(listLetters),
        'letters, a frequent word': asking(listLetters, { s: 'water' }),
        'letters, counts of the views': asking(countLetters),
        pictures: asking(listMediaFiles, { kind: 'picture' }),
        'pictures, a frequent word': asking(listMediaFiles, { kind: 'picture', s: 'water' }),
        'pictures, an album': asking(listMediaFiles, { kind: 'picture', album: 'Album 7' }),
        'pictures, counts of the views': asking(countMediaFiles),
      },
      GOAL_P95_MS,
    );
  } finally {
    await site.stop();
    await rm(dataFolder, { recursive: true });
  }
}
