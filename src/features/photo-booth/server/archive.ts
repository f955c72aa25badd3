import { Problem } from '#contract/problems.ts';
import type { Match } from '#face-search/matching.ts';
import { zipOf } from '#http/downloads/zip.ts';
import type { ZipEntry } from '#http/downloads/zip.ts';
import type { Session } from '#http/sessions.ts';
import type { BoothDependencies } from './dependencies.ts';
import { findFiles } from './found-photos.ts';
import { ensureFullSize, nameOf } from './full-size.ts';

/** Photos of one archive, those found last first. */
const MAX_PHOTOS = 200;

/** All photos that somebody was found in, in full size; its length is known before it begins. */
export async function archiveOf(
  parts: Pick<BoothDependencies, 'db' | 'reader' | 'storage'>,
  { ownerId }: Session,
  { match }: { match?: Match | undefined },
) {
  const files = (await findFiles(parts, ownerId, { match })).slice(0, MAX_PHOTOS);
  if (files.length === 0)
    throw new Problem('notFound', { message: 'There are no photos of you yet.' });
  const entries: ZipEntry[] = [];
  for (const file of files) {
    const { key, bytes } = await ensureFullSize(parts.storage, file.fileKey);
    const read = () => parts.storage.stream(key);
    entries.push({ name: nameOf(file), bytes, changedAt: file.takenAt, read });
  }
  return zipOf('photos.zip', entries);
}
