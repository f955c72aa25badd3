import { createHash } from 'node:crypto';
import { DIMENSIONS } from '../model-id.ts';
import { IndexUnavailable } from './vector-server.ts';
import type { Query } from './vector-server.ts';

/** Writers of the index wait here for one another, each until its transaction ends. */
export const inTurn = (query: Query) =>
  query("select pg_advisory_xact_lock(hashtext('abhiyan face index'))");

/** Makes the tables of the index if they are not there. */
export async function makeTables(query: Query): Promise<void> {
  await inTurn(query);
  const [found] = await query<{ is: boolean }>(
    "select to_regclass('face_index.faces') is not null as is",
  );
  if (found?.is) return;
  await requireVectors(query);
  await query('create schema if not exists face_index');
  await query(`
    create table face_index.photos (photo_id text primary key, revision bigint not null)`);
  await query(`
    create table face_index.faces (
      album text not null, id bigint not null, photo_id text not null, size real not null,
      vector halfvec(${DIMENSIONS}) not null, primary key (album, id)
    ) partition by list (album)`);
  await query('create index faces_of on face_index.faces (photo_id)');
}

const GUIDE = 'https://github.com/pgvector/pgvector';

async function requireVectors(query: Query): Promise<void> {
  const [server] = await query<{ installed: string | null; offered: string | null }>(`
    select (select extversion from pg_extension where extname = 'vector') as installed,
      (select default_version from pg_available_extensions where name = 'vector') as offered`);
  const { installed, offered } = server ?? {};
  if (!installed && !offered)
    throw new IndexUnavailable(
      `The server for the index of faces has no pgvector: install it (${GUIDE}), or keep the index in memory`,
    );
  if (!installed) await createExtension(query);
  const [type] = await query<{ is: boolean }>("select to_regtype('halfvec') is not null as is");
  if (!type?.is)
    throw new IndexUnavailable(
      `pgvector ${installed ?? offered} of the server for the index of faces has no halfvec: it must be 0.7 or newer and in the search path (ALTER EXTENSION vector UPDATE)`,
    );
}

async function createExtension(query: Query): Promise<void> {
  try {
    await query('create extension vector');
  } catch (cause) {
    throw new IndexUnavailable(
      'The server for the index of faces refused CREATE EXTENSION vector: let its superuser run it once in that database',
      { cause },
    );
  }
}

/** Makes the partition of an album if it is not there. It is attached when it is whole, so that no search waits. */
export async function makePartition(query: Query, album: string): Promise<void> {
  const name = partitionOf(album);
  const [found] = await query<{ is: boolean }>('select to_regclass($1) is not null as is', [name]);
  if (found?.is) return;
  const [written] = await query<{ attach: string }>(
    `select format('alter table face_index.faces attach partition ${name} for values in (%L)',
      $1::text) as attach`,
    [album],
  );
  await query(`create table ${name} (like face_index.faces including all)`);
  await query(written?.attach ?? '');
}

/** Drops the partition of an album in which nothing is left: rows that are deleted would stay on the disk for a while. */
export async function dropIfEmpty(query: Query, album: string): Promise<void> {
  const [left] = await query<{ is: boolean }>(
    'select exists (select from face_index.faces where album = $1) as is',
    [album],
  );
  if (!left?.is) await query(`drop table if exists ${partitionOf(album)}`);
}

/** Slugs may be longer than names of tables. */
const partitionOf = (album: string) =>
  `face_index.faces_${createHash('sha256').update(album).digest('hex').slice(0, 24)}`;
