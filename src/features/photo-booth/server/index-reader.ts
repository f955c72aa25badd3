import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import type { SmallFaceOfAlbum } from '#face-search/index/in-memory.ts';
import type { PhotoFaces, ReadFaces } from '#face-search/index/port.ts';
import { MODEL_ID } from '#face-search/model-id.ts';
import { vectorOf } from '#face-search/vector.ts';

type PhotoRow = { id: string; revision: number };

type FaceRow = {
  id: number;
  photoId: string;
  revision: number;
  albumId: string;
  size: number;
  bytes: Buffer;
};

/** Faces of other models cannot be compared with these. */
const canBeSearched = sql`p.state = 'done' and p.model_id = ${MODEL_ID} and p.faces > 0`;

/** The photographs whose faces can be found, from a revision on, in their order. */
export async function photosSince(db: Database, revision: number): Promise<PhotoRow[]> {
  const { rows } = await db.execute<PhotoRow>(sql`
    select photo_id as id, revision::float8 as revision from booth_photos p
    where ${canBeSearched} and revision > ${revision}
    order by p.revision`);
  return rows;
}

/** Reads faces with their vectors in one octet a number, which the index copies. */
export const readSmallFaces =
  (db: Database): ReadFaces<SmallFaceOfAlbum> =>
  (photoIds) =>
    facesOf(db, { photoIds, column: 'small' }, (bytes) => ({
      small: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
    }));

/** Reads faces with their vectors in full. */
export const readFullFaces =
  (db: Database): ReadFaces =>
  (photoIds) =>
    facesOf(db, { photoIds, column: 'vector' }, (bytes) => ({ vector: vectorOf(bytes) }));

interface VectorSelection {
  photoIds: readonly string[];
  column: 'small' | 'vector';
}

async function facesOf<Vector>(
  db: Database,
  { photoIds, column }: VectorSelection,
  asVector: (bytes: Buffer) => Vector,
) {
  const { rows } = await db.execute<FaceRow>(sql`
    select f.id::float8 as id, f.photo_id as "photoId", p.revision::float8 as revision,
      p.album as "albumId", f.size, f.${sql.identifier(column)} as bytes
    from booth_faces f join booth_photos p using (photo_id)
    where ${canBeSearched} and f.photo_id = any(${sql.param([...photoIds])}::uuid[])`);
  type Face = Pick<FaceRow, 'id' | 'photoId' | 'albumId' | 'size'> & Vector;
  const photos = new Map<string, PhotoFaces<Face> & { faces: Face[] }>();
  for (const { revision, bytes, ...row } of rows) {
    const { photoId } = row;
    const photo = photos.get(photoId) ?? { photoId, revision, faces: [] };
    photos.set(photoId, photo);
    photo.faces.push({ ...row, ...asVector(bytes) });
  }
  return [...photos.values()];
}

/** The vectors in full of faces; one that is gone is missing. */
export async function readVectors(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Float32Array>();
  const { rows } = await db.execute<{ id: number; vector: Buffer }>(sql`
    select id::float8 as id, vector from booth_faces where id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map(({ id, vector }) => [id, vectorOf(vector)]));
}
