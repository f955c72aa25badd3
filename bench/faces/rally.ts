import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Collection } from '#content/declare/collection.ts';
import type { StoredPicture } from '#content/declare/files.ts';
import { factColumns } from '#content/server/search-index.ts';
import { allLanguages } from '#contract/languages.ts';
import type { Database } from '#db/database.ts';
import { documents, versions } from '#db/schema/content.ts';
import { DIMENSIONS, MODEL_ID } from '#face-search/model-id.ts';
import { bytesOf, dot, quantised, unitOf } from '#face-search/vector.ts';
import { albums, photos } from '#features/photos/collection.ts';
import { seededRandom } from '../vocabulary.ts';

const ALBUM = 'rally';
const TAKEN_AT = '2026-11-01T17:00:00+05:30';
const FACES_OF_A_PHOTO = 4;
const STRANGERS = 4_096;
const BATCH = 1_000;
/** Photographs of a rally that somebody who looks for themselves is in. */
export const FOUND_IN = 20;

const random = seededRandom(15);
const stranger = () => unitOf(Float32Array.from({ length: DIMENSIONS }, () => random() - 0.5));

/** A face that is like another by about 0.7. */
function near(face: Float32Array): Float32Array {
  const other = stranger();
  const across = unitOf(other.map((each, nth) => each - dot(face, other) * (face[nth] ?? 0)));
  return unitOf(face.map((each, nth) => 0.7 * each + 0.714 * (across[nth] ?? 0)));
}

interface Rally {
  faces: number;
  /** Each is in a few of the photographs; everybody else is a stranger. */
  people: readonly Float32Array[];
  /** Shown by the photographs, in turns. */
  pictures: readonly StoredPicture[];
}

/** Writes an album of photographs of four faces each, as it is once it was published and indexed. */
export async function writeRally(db: Database, { faces, people, pictures }: Rally): Promise<void> {
  await writePublic(db, albums, [{ slug: ALBUM, facts: { takenAt: TAKEN_AT, booth: true } }]);
  const all = Array.from({ length: faces / FACES_OF_A_PHOTO }, (_, nth) => {
    const facts = { album: ALBUM, takenAt: TAKEN_AT, file: pictures[nth % pictures.length] };
    return { slug: `rally-photo-${nth}`, facts };
  });
  for (let first = 0; first < all.length; first += BATCH)
    await writePublic(db, photos, all.slice(first, first + BATCH));
  await db.execute(sql`
    insert into booth_photos (photo_id, album, file_key, state, model_id, faces, indexed_at)
    select id, ${ALBUM}, facts->'file'->>'key', 'done', ${MODEL_ID}, ${FACES_OF_A_PHOTO}, now()
    from documents where collection = ${photos.name} and slug like 'rally-photo-%'`);
  await writeFaces(db, people);
  await db.execute(sql`analyze`);
}

interface PublicDocument {
  slug: string;
  facts: Record<string, unknown>;
}

/** Writes the rows that publishing would write, without revisions, many at a time. */
async function writePublic(
  db: Database,
  collection: Collection,
  written: readonly PublicDocument[],
): Promise<void> {
  const rows = written.map((each) => ({ ...each, id: randomUUID(), collection: collection.name }));
  await db.insert(documents).values(rows.map((row) => ({ ...row, languages: ['en' as const] })));
  await db.insert(versions).values(
    rows.map(({ id, slug, facts }) => ({
      documentId: id,
      collection: collection.name,
      slug,
      revisionId: 0,
      language: 'en' as const,
      shownIn: allLanguages,
      title: `Of ${slug}`,
      summary: 'A day.',
      body: null,
      words: { place: 'Nilova', alt: 'People' },
      terms: [],
      search: sql<string>`''::tsvector`,
      ...factColumns(collection, facts),
    })),
  );
}

/** Strangers are one of a few thousand; the last face of some photographs is somebody's who looks. */
async function writeFaces(db: Database, people: readonly Float32Array[]): Promise<void> {
  await db.execute(sql`create table rally_faces (
    nth int primary key, vector bytea not null, small bytea not null)`);
  const theirs = people.flatMap((face) => Array.from({ length: FOUND_IN }, () => near(face)));
  const kept = [...Array.from({ length: STRANGERS }, stranger), ...theirs];
  for (let first = 0; first < kept.length; first += BATCH) {
    const rows = kept.slice(first, first + BATCH).map((vector, nth) => {
      const small = Buffer.from(quantised(vector).buffer);
      return sql`(${first + nth}, ${bytesOf(vector)}, ${small})`;
    });
    await db.execute(sql`insert into rally_faces values ${sql.join(rows, sql`, `)}`);
  }
  await db.execute(sql`
    insert into booth_faces (photo_id, vector, small, size, score, "left", top, width, height)
    select p.photo_id, r.vector, r.small, 120, 0.99, 0.2 * face, 0.3, 0.1, 0.15
    from (select photo_id, row_number() over (order by photo_id) - 1 as nth from booth_photos) p
    cross join generate_series(0, ${FACES_OF_A_PHOTO - 1}::int) face
    join rally_faces r on r.nth = case
      when face = ${FACES_OF_A_PHOTO - 1}::int and p.nth < ${theirs.length}::int then ${STRANGERS}::int + p.nth
      else (p.nth * ${FACES_OF_A_PHOTO}::int + face) % ${STRANGERS}::int end`);
  await db.execute(sql`drop table rally_faces`);
}
