import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { StoredPicture } from '#content/declare/files.ts';
import { hideParts } from '#content/files/hide-parts.ts';
import type { PicturePart } from '#content/files/picture-description.ts';
import { addWaiting } from '#content/files/waiting-pictures.ts';
import { IMPORTER } from '#content/server/edit/authors.ts';
import { replaceFile } from '#content/server/edit/replace-file.ts';
import { keysInUse } from '#content/server/file-uses.ts';
import { publishChange } from '#db/cache-tags.ts';
import type { Database, Transaction } from '#db/database.ts';
import { blurredPictures, boothFaces, boothPhotos, photoRemovals } from '#db/schema/photo-booth.ts';
import { transaction } from '#db/transaction.ts';
import { waitingAgain } from '../claim-photo.ts';
import { indexFacesJob } from '../index-job.ts';
import { BOOTH_TAG } from '../plan-index.ts';
import { followCuts } from './follow-cuts.ts';
import { followPhotos } from './follow-photos.ts';
import { forgetFindsOfHidden } from './forget-finds.ts';
import type { Hiding } from './hiding.ts';
import { boxOf, familyOf, lockRoot, removalsOf } from './removal-rows.ts';

/** Hides what is to be hidden, and shows what is to be shown again, until nothing is left to do. */
export async function hideFaces(hiding: Hiding): Promise<void> {
  const { db, signal } = hiding;
  await followPhotos(hiding);
  // A picture may lead to others that were cut from it, each of which is done once.
  const seen = new Set<string>();
  for (;;) {
    const rootKey = (await rootsWithWork(db)).find((each) => !seen.has(each));
    if (rootKey === undefined || signal.aborted) return;
    seen.add(rootKey);
    await bringInLine(hiding, rootKey);
  }
}

/** Pictures with a new wish, or of which one that shows more is in a document again. */
async function rootsWithWork(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ root: string }>(sql`
    select root_key as root from photo_removals where state in ('waiting', 'undoing')
    union
    select root_key from blurred_pictures b where not is_shown and b.key in ${keysInUse()}`);
  return rows.map(({ root }) => root);
}

/**
 * First the copies, so that from then on no address shows the face; then everything that names the
 * picture, in one transaction. When a wish came in between, all of it is done again.
 */
async function bringInLine(hiding: Hiding, rootKey: string): Promise<void> {
  const { db, storage } = hiding;
  for (;;) {
    const parts = await partsOf(db, rootKey);
    const made = await familyOf(db, rootKey);
    const shown = await hideParts(storage, { key: rootKey, made, parts });
    const isSettled = await transaction(db, async (tx) => {
      await lockRoot(tx, rootKey);
      if (!isDeepStrictEqual(await partsOf(tx, rootKey), parts)) return false;
      if (shown) await showEverywhere(tx, hiding, rootKey, shown);
      await followCuts(tx, hiding.library, rootKey);
      await settle(tx, rootKey);
      return true;
    });
    if (isSettled) return;
  }
}

async function partsOf(db: Database | Transaction, rootKey: string): Promise<PicturePart[]> {
  const removals = await removalsOf(db, rootKey, ['waiting', 'done']);
  return removals.flatMap((each) => boxOf(each) ?? []);
}

async function showEverywhere(
  tx: Transaction,
  hiding: Hiding,
  rootKey: string,
  shown: StoredPicture,
): Promise<void> {
  const { collections, library, enqueue, finishPictures } = hiding;
  const rows = [rootKey, shown.key].map((key) => ({ key, rootKey, isShown: false }));
  await tx.insert(blurredPictures).values(rows).onConflictDoNothing();
  await tx
    .update(blurredPictures)
    .set({ isShown: sql`${blurredPictures.key} = ${shown.key}` })
    .where(eq(blurredPictures.rootKey, rootKey));
  const others = (await familyOf(tx, rootKey)).filter((key) => key !== shown.key);
  const yes = () => true;
  for (const key of others)
    await replaceFile(tx, {
      key,
      to: shown,
      keepsFocus: true,
      collections,
      authorId: IMPORTER,
      mayWrite: yes,
      mayShow: yes,
    });
  await library.showInPlace(tx, others, shown);
  await addWaiting(tx, [shown.key]);
  await enqueue(finishPictures, {}, tx);
  await lookAgain(tx, hiding, { rootKey, before: others, fileKey: shown.key });
  await enqueue(indexFacesJob, {}, tx);
}

interface Again {
  rootKey: string;
  before: readonly string[];
  fileKey: string;
}

/** The faces of the picture are forgotten at once, and those that can still be seen are found anew. */
async function lookAgain(
  tx: Transaction,
  { secret }: Hiding,
  { rootKey, before, fileKey }: Again,
): Promise<void> {
  const photos = await tx
    .update(boothPhotos)
    .set({ fileKey, state: waitingAgain, reason: null, crashes: 0, begun: 0, faces: 0 })
    .where(inArray(boothPhotos.fileKey, [...before]))
    .returning({ id: boothPhotos.photoId });
  const photoIds = photos.map(({ id }) => id);
  if (photoIds.length === 0) return;
  const removals = await removalsOf(tx, rootKey, ['waiting']);
  await forgetFindsOfHidden(tx, { photoIds, removals, secret: await secret() });
  await tx.delete(boothFaces).where(inArray(boothFaces.photoId, photoIds));
  await publishChange(tx, [BOOTH_TAG]);
}

async function settle(tx: Transaction, rootKey: string): Promise<void> {
  for (const [from, to] of [
    ['waiting', 'done'],
    ['undoing', 'undone'],
  ] as const)
    await tx
      .update(photoRemovals)
      .set({ state: to, decidedAt: sql`coalesce(${photoRemovals.decidedAt}, now())` })
      .where(and(eq(photoRemovals.rootKey, rootKey), eq(photoRemovals.state, from)));
}
