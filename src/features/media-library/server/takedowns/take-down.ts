import { and, eq } from 'drizzle-orm';
import type { Collection } from '#content/declare/collection.ts';
import { storedFile, storedPicture } from '#content/declare/files.ts';
import { fileName } from '#content/files/addresses.ts';
import { removeCopies } from '#content/files/store-copies.ts';
import { unpublish } from '#content/server/edit/publish.ts';
import { lockDocument } from '#content/server/edit/document-row.ts';
import { cancelSchedule } from '#content/server/edit/schedule.ts';
import { findUses } from '#content/server/file-uses.ts';
import type { Language } from '#contract/languages.ts';
import { allLanguages } from '#contract/languages.ts';
import type { Executor, Transaction } from '#db/database.ts';
import { mediaFiles, takedowns } from '#db/schema/media-library.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { MediaRow } from '../media-rows.ts';

/** Every page shows the settings, so what they name is only emptied. */
const shownEverywhere = ['settings'];

/** Takes every page down that shows the file, and the file out of the library; returns how many pages. */
export async function withdraw(
  tx: Transaction,
  collections: readonly Collection[],
  row: MediaRow,
): Promise<number> {
  const uses = row.key === null ? [] : await findUses(tx, [row.key], 'en');
  let pages = 0;
  for (const use of uses.toSorted((one, two) => one.documentId.localeCompare(two.documentId))) {
    const collection = collections.find(({ name }) => name === use.collection);
    if (!collection || shownEverywhere.includes(collection.name)) continue;
    if (use.isLive) pages += 1;
    await takeOff(tx, collection, use.documentId);
  }
  const reason = 'It was taken down after an order or a complaint.';
  await tx.update(mediaFiles).set({ state: 'refused', reason }).where(eq(mediaFiles.id, row.id));
  return pages;
}

async function takeOff(tx: Executor, collection: Collection, documentId: string): Promise<void> {
  const { languages, binnedAt } = await lockDocument(tx, collection, documentId);
  // The bin has taken it off the site already.
  if (binnedAt) return;
  for (const language of languages as Language[])
    await unpublish(tx, collection, { documentId, language });
  await cancelSchedule(tx, collection, { documentId, parts: allLanguages, action: 'publish' });
}

/** Deletes everything of a file that the public can fetch; what came stays, as evidence, for staff alone. */
export async function removePublic(storage: Storage, row: MediaRow): Promise<void> {
  const { kind, stored, preview } = row;
  if (preview) await removeCopies(storage, storedPicture.parse(preview));
  if (!stored) return;
  if (kind === 'picture') return removeCopies(storage, storedPicture.parse(stored));
  const { key, type } = storedFile.parse(stored);
  await storage.remove(fileName(key, type));
}

/** Whether bytes like these were taken down, so that they do not come again. */
export async function isTakenDown(db: Executor, sha256: string): Promise<boolean> {
  const isIt = and(eq(takedowns.sha256, sha256), eq(takedowns.outcome, 'taken-down'));
  return (await db.$count(takedowns, isIt)) > 0;
}
