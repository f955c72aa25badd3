import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { FULL_SIZE_TYPE, fullSizeName, originalKey } from '#content/files/addresses.ts';
import { encodeFullSize } from '#content/files/picture-bytes.ts';
import { isSeen, readDescription, shownKeyOf } from '#content/files/picture-description.ts';
import { Problem } from '#contract/problems.ts';
import type { Database } from '#db/database.ts';
import { boothPhotos } from '#db/schema/photo-booth.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { defineJob } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';
import { chunks } from '#lib/chunks.ts';
import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';
import type { NewFind } from './finds.ts';

/** Makes the copies in full size of photos that somebody was found in, before they ask for them. */
export const fullSizesJob = {
  name: 'booth-full-sizes',
  payload: z.object({ photoIds: z.array(z.string()) }),
};

const PHOTOS_OF_A_JOB = 20;

/**
 * The work of the job for photos in which somebody was found first: for whoever came before, it was enqueued then.
 * One job for each photo would keep the database busy.
 */
export function fullSizesOf(finds: readonly NewFind[]): { photoIds: string[] }[] {
  const first = new Set(finds.filter(({ isFirst }) => isFirst).map(({ photoId }) => photoId));
  return Array.from(chunks([...first], PHOTOS_OF_A_JOB), (some) => ({ photoIds: some }));
}

const one = createConcurrencyLimit({ atOnce: 1 });

/** The copy of a picture in full size, without a camera's words; made when it is first wanted. */
export async function ensureFullSize(
  storage: Storage,
  fileKey: string,
): Promise<{ key: string; bytes: number }> {
  const shownKey = await shownKeyOf(storage, fileKey);
  await requireNotWithdrawn(storage, shownKey);
  const key = fullSizeName(shownKey);
  const known = await storage.size(key);
  if (known !== undefined) return { key, bytes: known };
  const original = await storage.get(originalKey(shownKey));
  if (!original) throw new Problem('notFound');
  const full = await one(() => encodeFullSize(original));
  await storage.put(key, full, FULL_SIZE_TYPE);
  const after = await readDescription(storage, shownKey);
  if (!after || isSeen(after)) return { key, bytes: full.length };
  // A face was hidden in it meanwhile, or it was taken down.
  await storage.remove(key);
  return ensureFullSize(storage, fileKey);
}

async function requireNotWithdrawn(storage: Storage, key: string): Promise<void> {
  if ((await readDescription(storage, key))?.isWithdrawn) throw new Problem('notFound');
}

export const nameOf = ({ album, slug }: { album: string; slug: string }) => `${album}-${slug}.jpg`;

/** A picture that is gone holds up no other. */
function unlessGone(error: unknown): void {
  if (!(error instanceof Problem)) throw error;
}

export function createFullSizesJob(db: Database, storage: Storage): Job<{ photoIds: string[] }> {
  return defineJob({
    ...fullSizesJob,
    retry: { times: 3, firstWaitSeconds: 5, longestWaitSeconds: 60 },
    lane: 'work',
    timeoutSeconds: 300,
    async run({ photoIds }) {
      const areThey = inArray(boothPhotos.photoId, photoIds);
      const photos = await db.select().from(boothPhotos).where(areThey);
      for (const { fileKey } of photos) await ensureFullSize(storage, fileKey).catch(unlessGone);
    },
  });
}
