import { sql } from 'drizzle-orm';
import type { Collection } from '#content/declare/collection.ts';
import { storedPicture } from '#content/declare/files.ts';
import { fileName, originalKey } from '#content/files/addresses.ts';
import { findFileInUse } from '#content/server/file-in-use.ts';
import type { FileInUse } from '#content/server/file-in-use.ts';
import type { Database, Executor } from '#db/database.ts';
import { mediaFiles } from '#db/schema/media-library.ts';
import { transaction } from '#db/transaction.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { likenessOfStored } from './make/make-picture.ts';
import { lockBytes, markAlike, searchOf } from './media-rows.ts';

interface Adopting {
  db: Database;
  storage: Storage;
  collections: readonly Collection[];
  signal?: AbortSignal;
}

/**
 * Takes files into the library that documents use and it does not know: those of a campaign's folder.
 * Returns how many there were. It may be cut off, and run twice at once.
 */
export async function adoptFiles({ db, storage, collections, signal }: Adopting): Promise<number> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select distinct f.key from revision_files f where not exists (
      select from media_files m where m.key = f.key or m.former_keys @> array[f.key]
        or (m.sha256 = f.key and m.state = 'ready'))`);
  let adopted = 0;
  for (const { key } of rows) {
    if (signal?.aborted) break;
    const found = await findFileInUse(db, collections, key);
    const likeness = found?.kind === 'picture' ? await likenessIn(storage, found) : undefined;
    if (!found) continue;
    await transaction(db, (tx) => adopt(tx, found, likeness ?? null));
    adopted += 1;
  }
  return adopted;
}

const likenessIn = (storage: Storage, { stored }: FileInUse) =>
  likenessOfStored(storage, storedPicture.parse(stored));

async function adopt(tx: Executor, found: FileInUse, likeness: bigint | null): Promise<void> {
  const { kind, stored, alts, place } = found;
  const { key, name, type, bytes } = stored;
  const told = { name, alts, place, credit: '', albums: [] };
  await lockBytes(tx, key);
  const added = await tx
    .insert(mediaFiles)
    .values({
      kind,
      key,
      type,
      bytes,
      likeness,
      stored: { ...stored },
      sha256: key,
      ...told,
      state: 'ready',
      originalKey: kind === 'picture' ? originalKey(key) : fileName(key, type),
      search: searchOf(told) as never,
    })
    .onConflictDoNothing()
    .returning({ id: mediaFiles.id });
  if (added.length > 0) await markAlike(tx, likeness);
}
