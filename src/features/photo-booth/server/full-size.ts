import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { FULL_SIZE_TYPE, fullSizeName, originalKey } from '#content/files/addresses.ts';
import { shownKeyOf } from '#content/files/picture-description.ts';
import { encodeFullSize } from '#content/files/picture-bytes.ts';
import { Problem } from '#contract/problems.ts';
import type { Database } from '#db/database.ts';
import { boothPhotos } from '#db/schema/photo-booth.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { defineJob } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';
import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';

/** Makes the copy in full size of a photo that somebody was found in, before they ask for it. */
export const fullSizeJob = { name: 'booth-full-size', payload: z.object({ photoId: z.string() }) };

const one = createConcurrencyLimit({ atOnce: 1 });

/** The copy of a picture in full size, without a camera's words; made when it is first wanted. */
export async function ensureFullSize(
  storage: Storage,
  fileKey: string,
): Promise<{ key: string; bytes: number }> {
  const shownKey = await shownKeyOf(storage, fileKey);
  const key = fullSizeName(shownKey);
  const known = await storage.size(key);
  if (known !== undefined) return { key, bytes: known };
  const original = await storage.get(originalKey(shownKey));
  if (!original) throw new Problem('notFound');
  const full = await one(() => encodeFullSize(original));
  await storage.put(key, full, FULL_SIZE_TYPE);
  if ((await shownKeyOf(storage, shownKey)) === shownKey) return { key, bytes: full.length };
  // A face was hidden in it meanwhile.
  await storage.remove(key);
  return ensureFullSize(storage, fileKey);
}

export const nameOf = ({ album, slug }: { album: string; slug: string }) => `${album}-${slug}.jpg`;

export function createFullSizeJob(db: Database, storage: Storage): Job<{ photoId: string }> {
  return defineJob({
    ...fullSizeJob,
    retry: { times: 3, firstWaitSeconds: 5, longestWaitSeconds: 60 },
    lane: 'work',
    timeoutSeconds: 60,
    async run({ photoId }) {
      const isIt = eq(boothPhotos.photoId, photoId);
      const [photo] = await db.select().from(boothPhotos).where(isIt);
      if (photo) await ensureFullSize(storage, photo.fileKey);
    },
  });
}
