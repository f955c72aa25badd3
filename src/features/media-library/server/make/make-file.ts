import { and, eq, ne } from 'drizzle-orm';
import { fileName, originalKey as keptAs } from '#content/files/addresses.ts';
import { FileRefused } from '#content/files/file-refused.ts';
import { readDescription } from '#content/files/picture-description.ts';
import { addWaiting } from '#content/files/waiting-pictures.ts';
import type { Database, Executor } from '#db/database.ts';
import { mediaFiles } from '#db/schema/media-library.ts';
import { transaction } from '#db/transaction.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';
import { evidenceAmong } from '../bin-files.ts';
import { findRow, lockBytes, markAlike, searchOf } from '../media-rows.ts';
import type { MediaRow } from '../media-rows.ts';
import { isTakenDown, removePublic } from '../takedowns/take-down.ts';
import type { MadeFile } from './made-file.ts';
import { makeCaptions } from './make-captions.ts';
import { makePdf } from './make-pdf.ts';
import { makePicture } from './make-picture.ts';
import { makePlayed } from './make-played.ts';

export interface Making {
  db: Database;
  storage: Storage;
}

const TAKEN_DOWN = 'was taken down by an order';

/** A file is held whole in memory while it is made. */
const oneOfTwo = createConcurrencyLimit({ atOnce: 2 });

/**
 * Makes what the public sees of a file that has arrived, or refuses it. Every step may be repeated: files
 * are stored under the hash of their bytes, and the row is changed once. What fails for another reason
 * is marked so and thrown, for another try.
 */
export async function makeFile(making: Making, id: string): Promise<void> {
  const row = await findRow(making.db, id);
  if (!row) return;
  if (row.state !== 'ready' && row.state !== 'refused')
    await oneOfTwo(() => makeOrRefuse(making, row));
  await tidyOriginal(making, id);
}

async function makeOrRefuse({ db, storage }: Making, row: MediaRow): Promise<void> {
  try {
    if (await isTakenDown(db, row.sha256)) throw new FileRefused(TAKEN_DOWN);
    const made = await make(storage, row);
    await transaction(db, (tx) => settle(tx, storage, row, made)).catch(async (error) => {
      if (error instanceof FileRefused) await unmake({ db, storage }, row, made);
      throw error;
    });
  } catch (error) {
    const isRefused = error instanceof FileRefused;
    const reason = isRefused
      ? `The file ${error.message}.`
      : 'Something went wrong on our side. Try again in a moment.';
    await unsettle(db, row, { state: isRefused ? 'refused' : 'failed', reason });
    if (!isRefused) throw error;
  }
}

/** Takes back what the public could fetch; the file that the order was about stays, as evidence. */
function unmake(making: Making, row: MediaRow, { stored, preview }: MadeFile): Promise<void> {
  const made = { ...row, key: stored.key, stored, preview: preview ?? null };
  return removePublic(making, { row: made, keys: [stored.key] });
}

async function make(storage: Storage, row: MediaRow): Promise<MadeFile> {
  if (row.kind === 'video' || row.kind === 'audio') return makePlayed(storage, row);
  const bytes = await storage.get(row.originalKey);
  if (!bytes) throw new Error('A file that has arrived is not in storage');
  const { name } = row;
  if (row.kind === 'picture') return makePicture(storage, { name, bytes });
  if (row.kind === 'pdf') return makePdf(storage, { name, bytes });
  return makeCaptions(storage, { name, bytes });
}

/** One of two that arrived with the same bytes is enough; one in the bin comes out of it. */
async function settle(
  tx: Executor,
  storage: Storage,
  row: MediaRow,
  made: MadeFile,
): Promise<void> {
  await lockBytes(tx, row.sha256);
  // An order may have been carried out while it was made.
  if (await isTakenDown(tx, row.sha256)) throw new FileRefused(TAKEN_DOWN);
  const [same] = await tx
    .select({ id: mediaFiles.id })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.sha256, row.sha256), eq(mediaFiles.state, 'ready')));
  if (same) {
    await tx.update(mediaFiles).set({ binnedAt: null }).where(eq(mediaFiles.id, same.id));
    const reason = 'The library has this file already.';
    return unsettle(tx, row, { state: 'refused', reason, sameAs: same.id });
  }
  // The bin may have been emptied of the same bytes while these were made.
  if (!(await isStored(storage, made))) throw new Error('What was made has been deleted since');
  const { stored, preview, likeness = null, takenOn = null } = made;
  const isSettled = await tx
    .update(mediaFiles)
    .set({
      state: 'ready',
      reason: null,
      key: stored.key,
      stored,
      likeness,
      takenOn,
      ...(preview && { preview }),
      search: searchOf(row),
    })
    .where(and(eq(mediaFiles.id, row.id), ne(mediaFiles.state, 'ready')))
    .returning({ id: mediaFiles.id });
  if (isSettled.length === 0) return;
  await addWaiting(tx, picturesOf(made));
  await markAlike(tx, likeness);
}

async function isStored(storage: Storage, { stored, preview }: MadeFile): Promise<boolean> {
  const kept = [stored, preview].map(async (each) => {
    if (!each) return true;
    if ('widths' in each) return (await readDescription(storage, each.key)) !== undefined;
    return storage.has(fileName(each.key, each.type));
  });
  return (await Promise.all(kept)).every(Boolean);
}

const picturesOf = ({ stored, preview }: MadeFile) =>
  [stored, preview].flatMap((each) => (each && 'widths' in each ? [each.key] : []));

async function unsettle(
  db: Executor,
  { id }: MediaRow,
  told: Pick<MediaRow, 'state' | 'reason'> & { sameAs?: string },
): Promise<void> {
  await db
    .update(mediaFiles)
    .set(told)
    .where(and(eq(mediaFiles.id, id), ne(mediaFiles.state, 'ready')));
}

/**
 * Keeps what came once: a picture is kept under its hash as well, a recording may be public as it came,
 * and what was refused is kept nowhere. The bytes go before the row tells so, to be looked for again.
 */
async function tidyOriginal({ db, storage }: Making, id: string): Promise<void> {
  const row = await findRow(db, id);
  if (row?.state === 'refused') {
    const evidence = await evidenceAmong(db, [row]);
    return evidence.size > 0 ? undefined : storage.remove(row.originalKey);
  }
  if (row?.state !== 'ready' || row.kind !== 'picture') return;
  const originalKey = keptAs(row.sha256);
  if (row.originalKey === originalKey) return;
  await storage.remove(row.originalKey);
  await db.update(mediaFiles).set({ originalKey }).where(eq(mediaFiles.id, id));
}
