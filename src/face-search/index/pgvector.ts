import { judged } from './judged.ts';
import type { ReadVectors } from './judged.ts';
import { dropIfEmpty, inTurn, makePartition, makeTables } from './pgvector-tables.ts';
import type { FollowingIndex, IndexedFace, PhotoFaces, Search } from './port.ts';
import type { Query, VectorServer } from './vector-server.ts';

/** Numbers of 16 bits put a likeness off by less than 0.001. */
const COARSE = 0.002;

type NearRow = { id: number; photoId: string; size: number };
type RevisionRow = { id: string; revision: number };

/**
 * Keeps the faces on a PostgreSQL server with pgvector, the album of each in a table of its own, and looks at every
 * one of them: an index of neighbours would leave some out. Writers take turns.
 */
export function createPgvectorIndex(
  server: VectorServer,
  readVectors: ReadVectors,
): FollowingIndex {
  let tables: Promise<void> | undefined;

  async function ready(): Promise<VectorServer> {
    tables ??= server.transaction(makeTables);
    try {
      await tables;
    } catch (error) {
      tables = undefined;
      throw error;
    }
    return server;
  }

  const writing = async (work: (query: Query) => Promise<void>) =>
    (await ready()).transaction(async (query) => {
      await inTurn(query);
      await work(query);
    });

  return {
    add: (faces) => writing((query) => addFaces(query, faces)),
    removePhotos: (photoIds) => writing((query) => replace(query, photoIds, [])),
    async search(search) {
      const { query } = await ready();
      return judged(await findNear(query, search), search, readVectors);
    },
    async size() {
      const { query } = await ready();
      const [row] = await query<{ faces: number }>(
        'select count(*)::float8 as faces from face_index.faces',
      );
      return row?.faces ?? 0;
    },
    revisions: async (photoIds) => readRevisions((await ready()).query, photoIds),
    bringInLine: (photoIds, read) =>
      writing(async (query) => {
        const [has, wanted] = [await readRevisions(query, photoIds), await read(photoIds)];
        const now = new Map(wanted.map(({ photoId, revision }) => [photoId, revision]));
        // Another process may have done it in the turn before.
        const stale = new Set(photoIds.filter((id) => !has.has(id) || has.get(id) !== now.get(id)));
        const fresh = wanted.filter(({ photoId }) => stale.has(photoId));
        await replace(query, [...stale], fresh);
      }),
  };
}

async function findNear(query: Query, { probe, least, albumId }: Search): Promise<NearRow[]> {
  return query<NearRow>(
    `select id::float8 as id, photo_id as "photoId", size from face_index.faces
      where vector <#> $1::halfvec <= $2::float8 ${albumId === undefined ? '' : 'and album = $3'}`,
    [textOf(probe), COARSE - least, ...(albumId === undefined ? [] : [albumId])],
  );
}

async function readRevisions(
  query: Query,
  photoIds?: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await query<RevisionRow>(
    `select photo_id as id, revision::float8 as revision from face_index.photos
      ${photoIds ? 'where photo_id = any($1::text[])' : ''}`,
    photoIds ? [photoIds] : [],
  );
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}

async function replace(
  query: Query,
  photoIds: readonly string[],
  photos: readonly PhotoFaces[],
): Promise<void> {
  if (photoIds.length === 0) return;
  await query('delete from face_index.photos where photo_id = any($1::text[])', [photoIds]);
  const left = await query<{ album: string }>(
    `with gone as (
        delete from face_index.faces where photo_id = any($1::text[]) returning album)
      select distinct album from gone`,
    [photoIds],
  );
  await addFaces(
    query,
    photos.flatMap(({ faces }) => faces),
  );
  await query(
    `insert into face_index.photos (photo_id, revision)
      select * from unnest($1::text[], $2::bigint[])`,
    [photos.map(({ photoId }) => photoId), photos.map(({ revision }) => revision)],
  );
  for (const { album } of left) await dropIfEmpty(query, album);
}

async function addFaces(query: Query, faces: readonly IndexedFace[]): Promise<void> {
  for (const album of new Set(faces.map(({ albumId }) => albumId)))
    await makePartition(query, album);
  await query(
    `insert into face_index.faces (album, id, photo_id, size, vector)
      select album, id, photo, size, vector::halfvec
      from unnest($1::text[], $2::bigint[], $3::text[], $4::real[], $5::text[])
        as face(album, id, photo, size, vector)
      on conflict (album, id) do nothing`,
    [
      faces.map(({ albumId }) => albumId),
      faces.map(({ id }) => id),
      faces.map(({ photoId }) => photoId),
      faces.map(({ size }) => size),
      faces.map(({ vector }) => textOf(vector)),
    ],
  );
}

/** A vector as pgvector reads it. */
const textOf = (vector: Float32Array) => `[${vector.join(',')}]`;
