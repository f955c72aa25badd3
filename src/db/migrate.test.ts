import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabaseUrl, testDatabase } from '#test/database.ts';
import { connectDatabase } from './connection.ts';
import { MIGRATIONS_FOLDER, migrateDatabase } from './migrate.ts';

const emptyUrl = await emptyDatabaseUrl();
const { pool } = await testDatabase();

interface Journal {
  entries: { tag: string; when: number }[];
}

async function readJournal(): Promise<Journal> {
  return JSON.parse(await readFile(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'));
}

test('Processes that start together migrate once', async () => {
  await Promise.all([1, 2, 3].map(() => migrateDatabase(emptyUrl)));
  const connection = await connectDatabase(emptyUrl);
  onTestFinished(connection.close);
  const { rows } = await connection.pool.query('SELECT hash FROM drizzle.__drizzle_migrations');
  expect(rows).toHaveLength((await readJournal()).entries.length);
});

test('Every migration is newer than the one before, for an older one would be passed over', async () => {
  const times = (await readJournal()).entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
});

test.each([
  ['Sōhanē', 'Sohane'],
  ['नमस्ते, ज़मीन', 'नमस्ते, ज़मीन'],
  ['தமிழ்நாடு', 'தமிழ்நாடு'],
])(
  'An index can take the accents off Latin letters and leaves other scripts: %s',
  async (text, plain) => {
    const { rows } = await pool.query('SELECT immutable_unaccent($1) AS plain', [text]);
    expect(rows).toEqual([{ plain }]);
  },
);

test('An index can hold words without accents, and their trigrams', async () => {
  await pool.query('CREATE TABLE words (word text)');
  const index = 'CREATE INDEX ON words USING gin (immutable_unaccent(word) gin_trgm_ops)';
  await expect(pool.query(index)).resolves.toBeDefined();
});
