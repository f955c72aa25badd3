import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { boothFaces, boothPhotos } from '#db/schema/photo-booth.ts';
import { transaction } from '#db/transaction.ts';
import type { Face } from '#face-search/engine/find-faces.ts';
import { MODEL_ID } from '#face-search/model-id.ts';
import { bytesOf, quantised } from '#face-search/vector.ts';

export interface ClaimedPhoto extends Record<string, unknown> {
  photoId: string;
  fileKey: string;
  crashes: number;
  begun: number;
}

/** No photograph takes so long; a claim that is older is that of a process that died. */
const STALE_SECONDS = 45;

/** Takes the photograph that has waited longest, so that nobody else begins with it. */
export async function claimPhoto(db: Database): Promise<ClaimedPhoto | undefined> {
  const { rows } = await db.execute<ClaimedPhoto>(sql`
    update booth_photos set state = 'indexing', claimed_at = now(), begun = begun + 1
    where photo_id = (
      select photo_id from booth_photos
      where state = 'waiting'
        or (state = 'indexing' and claimed_at < now() - make_interval(secs => ${STALE_SECONDS}))
      order by created_at limit 1 for update skip locked)
    returning photo_id as "photoId", file_key as "fileKey", crashes, begun`);
  return rows[0];
}

/** Whether photographs are being indexed, by whomever. */
export async function isAnyClaimed(db: Database): Promise<boolean> {
  return (await db.$count(boothPhotos, eq(boothPhotos.state, 'indexing'))) > 0;
}

/** The state of a photograph that is looked at anew; faces that were forgotten stay so. */
export const waitingAgain = sql<'waiting' | 'forgotten'>`
  case when ${boothPhotos.state} = 'forgotten' then 'forgotten' else 'waiting' end`;

/** Gives a photograph back, for another try. */
export async function releasePhoto(
  db: Database,
  { photoId, fileKey }: ClaimedPhoto,
  { crashed }: { crashed: boolean },
): Promise<void> {
  const crashes = sql`${boothPhotos.crashes} + ${crashed ? 1 : 0}`;
  await db
    .update(boothPhotos)
    .set({ state: 'waiting', crashes })
    .where(isClaimed(photoId, fileKey));
}

/** Marks a photograph whose faces cannot be found; nothing waits for it. */
export async function failPhoto(
  db: Database,
  { photoId, fileKey }: ClaimedPhoto,
  reason: 'unreadable' | 'missing' | 'crashed',
): Promise<void> {
  await db
    .update(boothPhotos)
    .set({ state: 'failed', reason, modelId: MODEL_ID, indexedAt: sql`now()` })
    .where(isClaimed(photoId, fileKey));
}

/** Keeps the faces of a photograph in place of any before; false when it was replaced or withdrawn meanwhile. */
export async function storeFaces(
  db: Database,
  { photoId, fileKey }: ClaimedPhoto,
  faces: readonly Face[],
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const matchesPhoto = isClaimed(photoId, fileKey);
    const [held] = await tx.select().from(boothPhotos).where(matchesPhoto).for('update');
    if (!held) return false;
    await tx.delete(boothFaces).where(eq(boothFaces.photoId, photoId));
    const rows = faces.map(({ box, size, score, vector }) => ({
      photoId,
      size,
      score,
      ...box,
      vector: bytesOf(vector),
      small: Buffer.from(quantised(vector).buffer),
    }));
    if (rows.length > 0) await tx.insert(boothFaces).values(rows);
    const done = { state: 'done', reason: null, modelId: MODEL_ID, faces: faces.length } as const;
    await tx
      .update(boothPhotos)
      .set({ ...done, indexedAt: sql`now()`, revision: sql`default` })
      .where(eq(boothPhotos.photoId, photoId));
    return true;
  });
}

const isClaimed = (photoId: string, fileKey: string) =>
  and(
    eq(boothPhotos.photoId, photoId),
    eq(boothPhotos.fileKey, fileKey),
    eq(boothPhotos.state, 'indexing'),
  );
