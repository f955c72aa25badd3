import { and, arrayContains, eq, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import { storedFile, storedPicture } from '#content/declare/files.ts';
import { fileName, originalKey as keptAs } from '#content/files/addresses.ts';
import { readDescription } from '#content/files/picture-description.ts';
import { removePicture } from '#content/files/store-copies.ts';
import { countUses, isNamed } from '#content/server/file-uses.ts';
import { Problem } from '#contract/problems.ts';
import type { Database, Executor } from '#db/database.ts';
import { mediaFiles, takedowns } from '#db/schema/media-library.ts';
import { transaction } from '#db/transaction.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { KeptFile } from '../contract/kept-file.ts';
import { goneAmong } from './kept-files.ts';
import { keysOf as shownKeysOf, lockBytes, lockRows, markAlike, noSuchFile } from './media-rows.ts';
import type { MediaRow } from './media-rows.ts';

/**
 * Puts files into the bin, and forgets those that were never made; returns the keys in storage of these,
 * and the ids of all that it changed. Files that a document uses are kept, and returned. Throws `doneAlready`
 * where one alone was asked for.
 */
export async function binFiles(
  tx: Executor,
  ids: readonly string[],
): Promise<{ changed: string[]; gone: string[]; kept: MediaRow[] }> {
  const rows = await lockRows(tx, ids);
  const ready = rows.filter(({ state }) => state === 'ready');
  const uses = await countUses(tx, ready.flatMap(keysOf));
  const kept = ready.filter((row) => keysOf(row).some((key) => uses.has(key)));
  if (kept.length > 0 && ids.length === 1)
    throw new Problem('doneAlready', {
      message: 'A file in use cannot go to the bin. Replace it first.',
    });
  const unused = ready.filter((row) => !kept.includes(row));
  await setBinned(tx, unused, new Date());
  const evidence = await evidenceAmong(tx, rows);
  const unmade = rows.filter(
    ({ id, state }) => !evidence.has(id) && (state === 'refused' || state === 'failed'),
  );
  await forget(tx, unmade);
  return {
    changed: [...unused, ...unmade].map(({ id }) => id),
    gone: unmade.map(({ originalKey }) => originalKey),
    kept,
  };
}

/** The keys of a file, with those before a crop: documents of others may still name them. */
const keysOf = ({ key, formerKeys }: MediaRow): string[] => [key ?? [], formerKeys].flat();

/**
 * Takes files out of the bin. Returns the ids of those that came out, and the files that are gone. Throws
 * `notFound` where one alone was asked for.
 */
export async function restoreFiles(
  tx: Executor,
  ids: readonly string[],
): Promise<{ changed: string[]; kept: KeptFile[] }> {
  const rows = await lockRows(tx, ids);
  if (rows.length === 0 && ids.length === 1) throw noSuchFile();
  const binned = rows.filter(({ binnedAt }) => binnedAt !== null);
  await setBinned(tx, binned, null);
  return { changed: binned.map(({ id }) => id), kept: goneAmong(ids, rows) };
}

/** Files that were taken down stay, for whoever asks what they were. */
export async function evidenceAmong(tx: Executor, rows: readonly MediaRow[]): Promise<Set<string>> {
  const ids = rows.map(({ id }) => id);
  const found = await tx
    .select({ id: takedowns.mediaId })
    .from(takedowns)
    .where(inArray(takedowns.mediaId, ids));
  return new Set(found.map(({ id }) => id));
}

async function setBinned(tx: Executor, rows: readonly MediaRow[], binnedAt: Date | null) {
  if (rows.length === 0) return;
  await tx.update(mediaFiles).set({ binnedAt }).where(isAmong(rows));
  for (const { likeness } of rows) await markAlike(tx, likeness);
}

async function forget(tx: Executor, rows: readonly MediaRow[]): Promise<void> {
  if (rows.length > 0) await tx.delete(mediaFiles).where(isAmong(rows));
}

const isAmong = (rows: readonly MediaRow[]) =>
  inArray(
    mediaFiles.id,
    rows.map(({ id }) => id),
  );

const isOver = and(
  or(
    and(isNotNull(mediaFiles.binnedAt), lt(mediaFiles.binnedAt, sql`now() - interval '30 days'`)),
    and(ne(mediaFiles.state, 'ready'), lt(mediaFiles.createdAt, sql`now() - interval '7 days'`)),
  ),
  sql`not exists (select from takedowns t where t.media_id = ${mediaFiles.id})`,
);

/**
 * Deletes files that have been in the bin for 30 days, with all their copies, and forgets those that were
 * never made within a week. One that a document took meanwhile comes out of the bin; one that the history
 * of a document names leaves the library, and its copies stay. One that an order was entered against is
 * evidence, and stays.
 */
export async function emptyMediaBin({ db, storage }: { db: Database; storage: Storage }) {
  const { id: key, sha256 } = mediaFiles;
  const old = await db.select({ id: key, sha256 }).from(mediaFiles).where(isOver);
  for (const each of old) {
    const gone = await transaction(db, (tx) => forgetUnused(tx, each));
    if (gone) await removeFiles(db, storage, gone);
  }
}

async function forgetUnused(
  tx: Executor,
  { id, sha256 }: Pick<MediaRow, 'id' | 'sha256'>,
): Promise<MediaRow | undefined> {
  await lockBytes(tx, sha256);
  const rows = await lockRows(tx, [id]);
  const [row] = rows;
  if (!row || (row.state === 'ready' && row.binnedAt === null)) return undefined;
  const uses = await countUses(tx, keysOf(row));
  if (uses.size > 0) {
    await setBinned(tx, rows, null);
    return undefined;
  }
  await forget(tx, rows);
  return row.key !== null && (await isNamed(tx, row.key)) ? undefined : row;
}

/** Deletes what is stored of a file that was forgotten, unless the same bytes have come again since. */
async function removeFiles(db: Database, storage: Storage, row: MediaRow): Promise<void> {
  const { sha256, originalKey } = row;
  await transaction(db, async (tx) => {
    await lockBytes(tx, sha256);
    const isSame = and(eq(mediaFiles.sha256, sha256), eq(mediaFiles.state, 'ready'));
    const isThereAgain = (await tx.$count(mediaFiles, isSame)) > 0;
    if (!isThereAgain) await removeMade(tx, storage, row);
    if (!isThereAgain || originalKey !== keptAs(sha256)) await storage.remove(originalKey);
  });
}

async function removeMade(db: Executor, storage: Storage, row: MediaRow): Promise<void> {
  const { kind, stored, preview } = row;
  if (preview) await removePicture(storage, storedPicture.parse(preview));
  if (!stored) return;
  if (kind === 'picture') return removePictures(db, storage, row);
  const { key, type } = storedFile.parse(stored);
  await storage.remove(fileName(key, type));
}

/** Deletes what a picture shows and what it showed before it was cropped, but for what another file or a text shows. */
async function removePictures(db: Executor, storage: Storage, row: MediaRow): Promise<void> {
  for (const key of await shownKeysOf(storage, row)) {
    const description = await readDescription(storage, key);
    if (!description || (await isNamed(db, key)) || (await isOfAnother(db, key))) continue;
    await removePicture(storage, description);
  }
}

async function isOfAnother(db: Executor, key: string): Promise<boolean> {
  const { formerKeys, sha256 } = mediaFiles;
  const shows = or(eq(mediaFiles.key, key), eq(sha256, key), arrayContains(formerKeys, [key]));
  return (await db.$count(mediaFiles, shows)) > 0;
}
