import { eq } from 'drizzle-orm';
import type { Collection } from '#content/declare/collection.ts';
import { storedFile, storedPicture } from '#content/declare/files.ts';
import type { StoredFile, StoredPicture } from '#content/declare/files.ts';
import { showLabelled } from '#content/files/show-labelled.ts';
import { addWaiting } from '#content/files/waiting-pictures.ts';
import { withdrawPicture } from '#content/files/withdraw-picture.ts';
import { IMPORTER } from '#content/server/edit/authors.ts';
import { replaceFile } from '#content/server/edit/replace-file.ts';
import type { AiExtent } from '#contract/ai-media.ts';
import type { Database, Transaction } from '#db/database.ts';
import { aiMedia } from '#db/schema/media-library.ts';
import { transaction } from '#db/transaction.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { Enqueue } from '#jobs/queue.ts';
import { findRow, keysOf, lockRows, showOther } from '../media-rows.ts';
import type { MediaRow } from '../media-rows.ts';
import { labelPicture } from './label-picture.ts';

export interface Labelling {
  db: Database;
  storage: Storage;
  collections: readonly Collection[];
  enqueue: Enqueue;
  /** Makes the copies that nobody waits for. */
  finishPictures: Parameters<Enqueue>[0];
}

/** First the copies, so that no address shows the file without its label; then every document that has it. */
export async function labelFile(labelling: Labelling, id: string): Promise<void> {
  const { db } = labelling;
  const [declared] = await db.select().from(aiMedia).where(eq(aiMedia.mediaId, id));
  const row = await findRow(db, id);
  if (!declared || declared.labelledAt || row?.state !== 'ready' || row.key === null) return;
  const keys = await keysOf(labelling.storage, row);
  const shown = await labelled(labelling.storage, row, keys, declared.extent);
  if (!shown) throw new Error('A file that was declared is not in storage');
  const isShown = await transaction(db, (tx) =>
    showEverywhere(tx, labelling, { row, keys, shown }),
  );
  if (!isShown) await withdrawPicture(labelling.storage, shown.key);
}

async function labelled(
  storage: Storage,
  { kind, key, stored }: MediaRow,
  family: readonly string[],
  extent: AiExtent,
): Promise<StoredFile | StoredPicture | undefined> {
  if (kind !== 'picture') return { ...storedFile.parse(stored), ai: extent };
  const draw = (bytes: Buffer) => labelPicture(bytes, extent);
  return showLabelled(storage, { key: key ?? '', family, extent, draw });
}

interface LabelledFile {
  row: MediaRow;
  /** Every key under which documents may name it. */
  keys: readonly string[];
  shown: StoredFile | StoredPicture;
}

/** False where it was taken down meanwhile, and nobody may see the one with the label either. */
async function showEverywhere(
  tx: Transaction,
  { collections, enqueue, finishPictures }: Labelling,
  { row: { id, key }, keys, shown }: LabelledFile,
): Promise<boolean> {
  const [row] = await lockRows(tx, [id]);
  if (row?.state !== 'ready') return false;
  if (row.key !== key) throw new Error('A file was changed while it was labelled');
  const yes = () => true;
  for (const each of keys)
    await replaceFile(tx, {
      key: each,
      to: shown,
      keepsFocus: true,
      collections,
      authorId: IMPORTER,
      mayWrite: yes,
      mayShow: yes,
    });
  const { focus } = storedPicture.partial().parse(row.stored);
  const stored = { ...shown, name: row.name, ...(focus && { focus }) };
  await showOther(tx, row, { key: shown.key, stored });
  await tx.update(aiMedia).set({ labelledAt: new Date() }).where(eq(aiMedia.mediaId, id));
  if (row.kind !== 'picture') return true;
  await addWaiting(tx, [shown.key]);
  await enqueue(finishPictures, {}, tx);
  return true;
}
