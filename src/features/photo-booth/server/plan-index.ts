import { sql } from 'drizzle-orm';
import { readPublicFacts } from '#content/server/public-facts.ts';
import { publishChange } from '#db/cache-tags.ts';
import type { Database, Transaction } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import { MODEL_ID } from '#face-search/model-id.ts';
import { albums, photos } from '#features/photos/collection.ts';

/** The cache tag of the index: sent when faces leave it. */
export const BOOTH_TAG = 'photo-booth';

interface WantedPhoto {
  photoId: string;
  album: string;
  fileKey: string;
}

/**
 * Brings the list of photographs in line with what is public: the photos of albums that are open to
 * the booth. What is not among them leaves with all its faces and finds; what is new, replaced or cropped,
 * or was indexed by other models, waits. Returns how many wait.
 */
export async function planIndex(db: Database): Promise<number> {
  const wanted = JSON.stringify(await wantedPhotos(db));
  return transaction(db, async (tx) => {
    const left = await removeOthers(tx, wanted);
    const changed = await takeInChanged(tx, wanted);
    await tx.execute(sql`
      insert into booth_photos (photo_id, album, file_key)
      select w."photoId", w.album, w."fileKey" from ${rowsOf(wanted)}
      where exists (select from documents d where d.id = w."photoId")
        and not exists (
          select from booth_photos p where p.photo_id = w."photoId" and p.album = w.album)
      on conflict (photo_id) do update set album = excluded.album, revision = default`);
    await tx.execute(sql`
      update booth_photos set state = 'waiting', reason = null, crashes = 0, begun = 0
      where state in ('done', 'failed') and model_id <> ${MODEL_ID}`);
    if (left + changed > 0) await publishChange(tx, [BOOTH_TAG]);
    const { rows } = await tx.execute<{ waiting: number }>(sql`
      select count(*)::int as waiting from booth_photos where state in ('waiting', 'indexing')`);
    return rows[0]?.waiting ?? 0;
  });
}

async function wantedPhotos(db: Database): Promise<WantedPhoto[]> {
  const open = await readPublicFacts(db, albums.name, ['booth']);
  const slugs = open.filter(({ facts }) => facts['booth'] === true).map(({ slug }) => slug);
  if (slugs.length === 0) return [];
  const only = { fact: 'album', isOneOf: slugs };
  const all = await readPublicFacts(db, photos.name, ['album', 'file', 'drawn'], only);
  return all.flatMap(({ id, facts }) => {
    const { album, file, drawn } = facts;
    const fileKey: unknown = Object(file).key;
    if (drawn === true || typeof fileKey !== 'string') return [];
    return [{ photoId: id, album: String(album), fileKey }];
  });
}

const rowsOf = (wanted: string) => sql`
  jsonb_to_recordset(${wanted}::jsonb) as w("photoId" uuid, album text, "fileKey" text)`;

async function removeOthers(tx: Transaction, wanted: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from booth_photos p
    where not exists (select from ${rowsOf(wanted)} where w."photoId" = p.photo_id)`);
  return rowCount ?? 0;
}

/** Faces and finds of another picture are gone before its own are looked for. */
async function takeInChanged(tx: Transaction, wanted: string): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update booth_photos p
    set file_key = w."fileKey", reason = null, crashes = 0, begun = 0, faces = 0,
      state = case when state = 'forgotten' then state else 'waiting' end
    from ${rowsOf(wanted)}
    where w."photoId" = p.photo_id and w."fileKey" <> p.file_key
    returning p.photo_id as id`);
  const ids = sql.param(rows.map(({ id }) => id));
  await tx.execute(sql`delete from booth_faces where photo_id = any(${ids}::uuid[])`);
  await tx.execute(sql`delete from booth_finds where photo_id = any(${ids}::uuid[])`);
  return rows.length;
}
