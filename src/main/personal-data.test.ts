import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { personalData } from './personal-data.ts';

const { pool } = await testDatabase();

/** Names of columns that say something about a person, or lead to one. */
const looksPersonal =
  /(^|_)(user|owner|author|agent|actor|member|person|email|phone|mobile|name|address|ip|device|browser|token|hash|photo|webp|birth|gender|constituency|message|answer|holds|network)(_|$)/;

/** Columns that only look so. */
const impersonal = [
  'import_anchors.folder_name',
  'audit_log.hash',
  'audit_checks.hash',
  'quiz_draws.seed_hash',
];

const declared = personalData.flatMap(({ columns }) =>
  Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
);

async function everyColumn(): Promise<string[]> {
  const { rows } = await pool.query(
    "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'",
  );
  return rows.map(({ table_name, column_name }) => `${table_name}.${column_name}`);
}

/** Columns that look personal and that no declaration names. */
const undeclared = async () =>
  (await everyColumn()).filter(
    (column) =>
      looksPersonal.test(column.slice(column.indexOf('.') + 1)) &&
      !declared.includes(column) &&
      !impersonal.includes(column),
  );

test('every column that looks personal is declared by the room or feature that holds it', async () => {
  expect(await undeclared()).toEqual([]);
});

test('a column that looks personal and is declared by nobody is found', async () => {
  await pool.query('CREATE TABLE undeclared (id int, user_id uuid, wish text, device_name text)');
  const found = await undeclared();
  await pool.query('DROP TABLE undeclared');
  expect(found.sort()).toEqual(['undeclared.device_name', 'undeclared.user_id']);
});

test('the privacy desk names every place of a person’s data once in each language, with its ground', () => {
  const places = personalData.filter(({ download }) => typeof download === 'function');
  expect(places.filter(({ place }) => !place).map(({ about }) => about)).toEqual([]);
  for (const at of [0, 1]) {
    const labels = places.map(({ place }) => place?.label[at]);
    expect(labels.filter((label, index) => labels.indexOf(label) < index)).toEqual([]);
  }
});

test('the privacy desk says in both languages why a place stays', () => {
  const stays = personalData.flatMap(({ download, erase }) =>
    typeof download === 'function' && typeof erase !== 'function' ? [erase] : [],
  );
  expect(stays.length).toBeGreaterThan(0);
  for (const { kept, inHindi } of stays) expect(inHindi, kept).toMatch(/^[^a-z]+$/i);
});

test('no column is declared twice, and none that there is not', async () => {
  expect(declared.filter((column, index) => declared.indexOf(column) < index)).toEqual([]);
  const columns = await everyColumn();
  const here = declared.filter((column) => !column.startsWith('face_index.'));
  expect(here.filter((column) => !columns.includes(column))).toEqual([]);
  expect(impersonal.filter((column) => !columns.includes(column))).toEqual([]);
});
