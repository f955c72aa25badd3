import type { Executor } from '#db/database.ts';
import type { KeptFile } from '../contract/kept-file.ts';
import { goneAmong, keptFile } from './kept-files.ts';
import { lockRows, tellOf } from './media-rows.ts';

interface Filing {
  ids: readonly string[];
  album: string;
  isIn: boolean;
}

/**
 * Puts files into an album, or takes them out of it. Returns the ids of those, and the files that stayed as
 * they were: they are in the bin, or gone.
 */
export async function putFiles(
  tx: Executor,
  { ids, album, isIn }: Filing,
): Promise<{ changed: string[]; kept: KeptFile[] }> {
  const rows = await lockRows(tx, ids);
  const listed = rows.filter(({ binnedAt }) => binnedAt === null);
  for (const row of listed) {
    const others = row.albums.filter((name) => name !== album);
    await tellOf(tx, row, { albums: isIn ? [...others, album] : others });
  }
  return {
    changed: listed.map(({ id }) => id),
    kept: [
      ...rows.filter(({ binnedAt }) => binnedAt !== null).map(keptFile),
      ...goneAmong(ids, rows),
    ],
  };
}
