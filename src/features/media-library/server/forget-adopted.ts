import { inArray, isNull, and } from 'drizzle-orm';
import type { StoredFile } from '#content/declare/files.ts';
import type { Transaction } from '#db/database.ts';
import { mediaFiles } from '#db/schema/media-library.ts';

/**
 * Takes files out of the library that came with a campaign's documents and that these no longer use.
 * Returns those that nobody uploaded besides, whose bytes may go as well.
 */
export async function forgetAdopted(
  tx: Transaction,
  files: readonly StoredFile[],
): Promise<StoredFile[]> {
  const keys = files.map(({ key }) => key);
  if (keys.length === 0) return [];
  const ofThese = inArray(mediaFiles.key, keys);
  await tx.delete(mediaFiles).where(and(ofThese, isNull(mediaFiles.uploaderId)));
  const uploaded = await tx.select({ key: mediaFiles.key }).from(mediaFiles).where(ofThese);
  const staying = new Set(uploaded.map(({ key }) => key));
  return files.filter(({ key }) => !staying.has(key));
}
