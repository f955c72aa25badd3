import { sql } from 'drizzle-orm';
import { storedPicture } from '#content/declare/files.ts';
import { presentPicture } from '#content/files/addresses.ts';
import type { PicturePart } from '#content/files/picture-description.ts';
import type { Executor } from '#db/database.ts';
import { MODEL_ID } from '#face-search/model-id.ts';
import { dot, vectorOf } from '#face-search/vector.ts';
import type { PairedFace } from '../../contract/desk.ts';

/** The maximum number of faces, the newest, that are compared with each other: a twentieth of a second. */
const MAX_FACES = 350;
const CLEAR = 48;
const EACH_SIDE = 4;

interface FaceRow extends Record<string, unknown> {
  photoId: string;
  vector: Buffer;
  box: PicturePart;
  file: unknown;
}

interface Pair {
  likeness: number;
  one: FaceRow;
  other: FaceRow;
}

/** Pairs of faces of different photos that are just as like as a threshold, the nearest of each side. */
export async function pairsAround(db: Executor, threshold: number) {
  const faces = await readFaces(db);
  const pairs = allPairs(faces).sort(
    (a, b) => Math.abs(a.likeness - threshold) - Math.abs(b.likeness - threshold),
  );
  const isAbove = ({ likeness }: Pair) => likeness >= threshold;
  const above = pairs.filter(isAbove).slice(0, EACH_SIDE);
  const below = pairs.filter((pair) => !isAbove(pair)).slice(0, EACH_SIDE);
  return [...above, ...below].map((pair) => ({
    likeness: Math.round(pair.likeness * 1000) / 1000,
    isAbove: isAbove(pair),
    one: shown(pair.one),
    other: shown(pair.other),
  }));
}

async function readFaces(db: Executor): Promise<FaceRow[]> {
  const { rows } = await db.execute<FaceRow>(sql`
    select f.photo_id as "photoId", f.vector, d.facts->'file' as file,
      jsonb_build_object('left', f.left, 'top', f.top, 'width', f.width, 'height', f.height) as box
    from booth_faces f join booth_photos p using (photo_id) join documents d on d.id = f.photo_id
    where p.model_id = ${MODEL_ID} and f.size >= ${CLEAR} and d.languages <> '{}'
    order by f.id desc limit ${MAX_FACES}`);
  return rows;
}

function allPairs(rows: readonly FaceRow[]): Pair[] {
  const faces = rows.map((row) => ({ row, vector: vectorOf(row.vector) }));
  return faces.flatMap(({ row: one, vector }, nth) =>
    faces
      .slice(nth + 1)
      .filter(({ row }) => row.photoId !== one.photoId)
      .map(({ row: other, vector: next }) => ({ likeness: dot(vector, next), one, other })),
  );
}

function shown({ file, box }: FaceRow): PairedFace {
  const { url, width, height } = presentPicture(storedPicture.parse(file), '');
  const within = (part: number) => Math.min(1, Math.max(0, part));
  const { left, top } = box;
  return { url, width, height, box: { ...box, left: within(left), top: within(top) } };
}
