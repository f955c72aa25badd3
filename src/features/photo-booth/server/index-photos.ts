import { setTimeout as pause } from 'node:timers/promises';
import { originalKey } from '#content/files/addresses.ts';
import { shownKeyOf } from '#content/files/picture-description.ts';
import type { Database } from '#db/database.ts';
import type { Face } from '#face-search/engine/find-faces.ts';
import type { Engines } from '#face-search/engines.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { runWorkers } from '#lib/run-workers.ts';
import { claimPhoto, failPhoto, isAnyClaimed, releasePhoto, storeFaces } from './claim-photo.ts';
import type { ClaimedPhoto } from './claim-photo.ts';

export interface Indexing {
  db: Database;
  storage: Storage;
  engines: Engines;
  /** Told of the faces of each photograph once they are stored. */
  onIndexed(photoId: string, faces: readonly Face[]): Promise<void>;
  signal: AbortSignal;
}

const MAX_CRASHES = 2;
/** Processes that began with it and died, before it is given up. */
const MAX_BEGUN = 12;
const POLL_INTERVAL_MS = 1_000;

/** Indexes photographs until none waits. What dies in the middle is taken up by whoever comes next. */
export async function indexPhotos(indexing: Indexing): Promise<void> {
  // One more than there are engines, so that none waits while a file is read.
  await runWorkers(indexing.engines.atOnce + 1, () => goOn(indexing));
}

async function goOn(indexing: Indexing): Promise<void> {
  const { db, signal } = indexing;
  while (!signal.aborted) {
    const claimed = await claimPhoto(db);
    if (claimed) await indexOne(indexing, claimed);
    else if (await isAnyClaimed(db)) await pause(POLL_INTERVAL_MS);
    else return;
  }
}

async function indexOne(indexing: Indexing, claimed: ClaimedPhoto): Promise<void> {
  const { db, storage, engines, onIndexed, signal } = indexing;
  if (claimed.begun > MAX_BEGUN) return failPhoto(db, claimed, 'crashed');
  try {
    // A face that nobody may see is not indexed either.
    const shownKey = await shownKeyOf(storage, claimed.fileKey);
    const bytes = await storage.get(originalKey(shownKey));
    if (!bytes) return await failPhoto(db, claimed, 'missing');
    const faces = await engines.findFaces(bytes);
    if (await storeFaces(db, claimed, faces)) await onIndexed(claimed.photoId, faces);
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'UnreadablePicture') return failPhoto(db, claimed, 'unreadable');
    const crashed = name === 'ProcessEnded' && !signal.aborted;
    if (crashed && claimed.crashes + 1 >= MAX_CRASHES) return failPhoto(db, claimed, 'crashed');
    await releasePhoto(db, claimed, { crashed });
    if (!crashed) throw error;
  }
}
