import { and, inArray, isNotNull, or } from 'drizzle-orm';
import { storedPicture } from '#content/declare/files.ts';
import type { StoredPicture } from '#content/declare/files.ts';
import type { Executor } from '#db/database.ts';
import { mediaFiles } from '#db/schema/media-library.ts';
import { showOther } from './media-rows.ts';

/** Has files show another picture, which differs only in what is hidden; what came stays as it came. */
export async function showInPlace(
  tx: Executor,
  keys: readonly string[],
  shown: StoredPicture,
): Promise<void> {
  const rows = await tx
    .select()
    .from(mediaFiles)
    .where(inArray(mediaFiles.key, [...keys]))
    .orderBy(mediaFiles.id)
    .for('update');
  for (const row of rows) {
    const { focus } = storedPicture.parse(row.stored);
    const stored = { ...shown, name: row.name, ...(focus && { focus }) };
    await showOther(tx, row, { stored, key: shown.key });
  }
}

/** The files that were cut, where either the whole or the part is one of these. */
export async function findCuts(tx: Executor, keys: readonly string[]) {
  const isOne = or(inArray(mediaFiles.key, [...keys]), inArray(mediaFiles.sha256, [...keys]));
  const rows = await tx
    .select({ whole: mediaFiles.sha256, cut: mediaFiles.key, crop: mediaFiles.crop })
    .from(mediaFiles)
    .where(and(isOne, isNotNull(mediaFiles.crop)));
  return rows.flatMap(({ whole, cut, crop }) => (cut && crop ? [{ whole, cut, crop }] : []));
}
