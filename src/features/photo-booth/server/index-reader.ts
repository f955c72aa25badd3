import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { createInMemoryIndex } from '#face-search/index/in-memory.ts';
import type { FaceIndex } from '#face-search/index/port.ts';
import { MODEL_ID } from '#face-search/model-id.ts';
import { vectorOf } from '#face-search/vector.ts';

/** Photographs that were finished a little out of their order are seen too. */
const OVERLAP = 1_000;
const PHOTOS_AT_ONCE = 2_000;

/** The index in memory, which follows the database. */
export interface FollowingIndex {
  index: FaceIndex;
  readVectors(faceIds: readonly number[]): Promise<Map<number, Float32Array>>;
  /** Takes in what has been indexed since. */
  catchUp(): Promise<void>;
  /** Some photographs left: the next time, all that are there are compared. */
  noteLeft(): void;
}

type PhotoRow = { id: string; revision: number };
type FaceRow = { id: number; photoId: string; album: string; size: number; small: Buffer };

export function createFollowingIndex(db: Database): FollowingIndex {
  const readVectors = (ids: readonly number[]) => vectorsOf(db, ids);
  const index = createInMemoryIndex(readVectors);
  const known = new Map<string, number>();
  let newest = 0;
  let hasLeft = false;
  let under = Promise.resolve();

  async function drop(ids: readonly string[]) {
    if (ids.length === 0) return;
    await index.removePhotos(ids);
    for (const id of ids) known.delete(id);
  }

  async function dropThoseThatLeft() {
    if (!hasLeft) return;
    hasLeft = false;
    const there = new Set((await photosSince(db, 0)).map(({ id }) => id));
    await drop([...known.keys()].filter((id) => !there.has(id)));
  }

  async function follow() {
    await dropThoseThatLeft();
    const since = await photosSince(db, Math.max(0, newest - OVERLAP));
    const fresh = since.filter(({ id, revision }) => known.get(id) !== revision);
    for (let first = 0; first < fresh.length; first += PHOTOS_AT_ONCE) {
      const some = fresh.slice(first, first + PHOTOS_AT_ONCE);
      const faces = await facesOf(
        db,
        some.map(({ id }) => id),
      );
      await drop(some.map(({ id }) => id).filter((id) => known.has(id)));
      for (const { id, photoId, album, size, small } of faces)
        index.addSmall(album, { id, photoId, size, small: Int8Array.from(new Int8Array(small)) });
      for (const { id, revision } of some) {
        known.set(id, revision);
        newest = Math.max(newest, revision);
      }
    }
  }

  return {
    index,
    readVectors,
    catchUp: () => (under = under.catch(() => undefined).then(follow)),
    noteLeft: () => void (hasLeft = true),
  };
}

async function photosSince(db: Database, revision: number): Promise<PhotoRow[]> {
  const { rows } = await db.execute<PhotoRow & Record<string, unknown>>(sql`
    select photo_id as id, revision::float8 as revision from booth_photos
    where state = 'done' and model_id = ${MODEL_ID} and revision > ${revision} and faces > 0
    order by booth_photos.revision`);
  return rows;
}

async function facesOf(db: Database, photoIds: readonly string[]): Promise<FaceRow[]> {
  const { rows } = await db.execute<FaceRow & Record<string, unknown>>(sql`
    select f.id::float8 as id, f.photo_id as "photoId", p.album, f.size, f.small
    from booth_faces f join booth_photos p using (photo_id)
    where f.photo_id = any(${sql.param([...photoIds])}::uuid[])`);
  return rows;
}

async function vectorsOf(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Float32Array>();
  const { rows } = await db.execute<{ id: number; vector: Buffer }>(sql`
    select id::float8 as id, vector from booth_faces where id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map(({ id, vector }) => [id, vectorOf(vector)]));
}
