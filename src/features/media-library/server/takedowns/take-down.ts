import { and, eq, inArray, or } from 'drizzle-orm';
import type { Collection } from '#content/declare/collection.ts';
import { storedFile, storedPicture } from '#content/declare/files.ts';
import { fileName, originalKey } from '#content/files/addresses.ts';
import { forgetWaiting } from '#content/files/waiting-pictures.ts';
import { withdrawPicture } from '#content/files/withdraw-picture.ts';
import { lockDocument } from '#content/server/edit/document-row.ts';
import { unpublish } from '#content/server/edit/publish.ts';
import { cancelSchedule } from '#content/server/edit/schedule.ts';
import { findUses } from '#content/server/file-uses.ts';
import type { Language } from '#contract/languages.ts';
import { allLanguages } from '#contract/languages.ts';
import type { MediaUse } from '#contract/media-file.ts';
import type { Executor, Transaction } from '#db/database.ts';
import { mediaFiles, takedowns } from '#db/schema/media-library.ts';
import type { MediaDependencies } from '../dependencies.ts';
import { keysOf } from '../media-rows.ts';
import type { MediaRow } from '../media-rows.ts';
import { usesSeenBy } from '../uses-seen-by.ts';
import type { Reading } from '../uses-seen-by.ts';

/** Every page shows the settings, so what they name is only emptied. */
export const shownEverywhere = ['settings'];

const goesOff = ({ collection }: Pick<MediaUse, 'collection'>) =>
  !shownEverywhere.includes(collection);

/** A file that was taken down, with every key under which it was seen, and how many pages showed it. */
export interface Withdrawn {
  row: MediaRow;
  keys: string[];
  pages: number;
}

/** The public pages that show the file or an earlier cut of it, each once. */
export async function pagesShowing(
  db: Executor,
  storage: MediaDependencies['storage'],
  row: MediaRow,
  reading: Reading,
): Promise<MediaUse[]> {
  const uses = await usesSeenBy(db, await keysOf(storage, row), reading);
  const live = uses.filter((use) => use.isLive && goesOff(use));
  return [...new Map(live.map((use) => [use.documentId, use])).values()];
}

/** Takes every page down that shows the file or an earlier cut of it, and the file out of the library. */
export async function withdraw(
  tx: Transaction,
  { storage, collections }: Pick<MediaDependencies, 'storage' | 'collections'>,
  row: MediaRow,
): Promise<Withdrawn> {
  const keys = await keysOf(storage, row);
  const uses = Map.groupBy(await findUses(tx, keys, 'en'), ({ documentId }) => documentId);
  let pages = 0;
  for (const [documentId, named] of [...uses].toSorted(([one], [two]) => one.localeCompare(two))) {
    const collection = collections.find(({ name }) => name === named[0]?.collection);
    if (!collection || !named.every(goesOff)) continue;
    if (named.some(({ isLive }) => isLive)) pages += 1;
    await takeOff(tx, collection, documentId);
  }
  await forgetWaiting(tx, [...keys, ...previewOf(row)]);
  await refuse(tx, row, keys);
  return { row, keys, pages };
}

/** Files that the nightly search took in because a document named them by another of these keys go along. */
async function refuse(tx: Executor, { id }: MediaRow, keys: readonly string[]): Promise<void> {
  const reason = 'It was taken down after an order or a complaint.';
  const isAlso = inArray(mediaFiles.key, [...keys]);
  await tx
    .update(mediaFiles)
    .set({ state: 'refused', reason })
    .where(or(eq(mediaFiles.id, id), isAlso));
  await tx
    .update(mediaFiles)
    .set({ formerKeys: [...keys] })
    .where(eq(mediaFiles.id, id));
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
export async function removePublic(
  { db, storage }: Pick<MediaDependencies, 'db' | 'storage'>,
  { row, keys }: Pick<Withdrawn, 'row' | 'keys'>,
): Promise<void> {
  const pictures = row.kind === 'picture' ? [...keys] : [];
  for (const key of [...pictures, ...previewOf(row)]) await withdrawPicture(storage, key);
  if (!row.stored || row.kind === 'picture') return;
  const { key, type } = storedFile.parse(row.stored);
  const name = fileName(key, type);
  if (row.originalKey === name) await keepPrivately({ db, storage }, row, name);
  await storage.remove(name);
}

const previewOf = ({ preview }: MediaRow): string[] =>
  preview ? [storedPicture.parse(preview).key] : [];

/** A file that came with a campaign's folder has no other copy than the public one. */
async function keepPrivately(
  { db, storage }: Pick<MediaDependencies, 'db' | 'storage'>,
  { id, key, type }: MediaRow,
  name: string,
): Promise<void> {
  if (key === null || !(await storage.has(name))) return;
  const kept = originalKey(key);
  await storage.put(kept, storage.stream(name), type);
  await db.update(mediaFiles).set({ originalKey: kept }).where(eq(mediaFiles.id, id));
}

/** Whether bytes like these were taken down, so that they do not come again. */
export async function isTakenDown(db: Executor, sha256: string): Promise<boolean> {
  const matchesFile = and(eq(takedowns.sha256, sha256), eq(takedowns.outcome, 'taken-down'));
  return (await db.$count(takedowns, matchesFile)) > 0;
}
