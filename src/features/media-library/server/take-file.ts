import { and, eq, sql } from 'drizzle-orm';
import type { Collection } from '#content/declare/collection.ts';
import type { Field } from '#content/declare/field.ts';
import { storedFile, storedPicture } from '#content/declare/files.ts';
import type { StoredFile, StoredPicture } from '#content/declare/files.ts';
import { originalKey } from '#content/files/addresses.ts';
import { storePicture } from '#content/files/store-picture.ts';
import type { Language } from '#contract/languages.ts';
import { Problem, invalid } from '#contract/problems.ts';
import type { Database } from '#db/database.ts';
import { mediaFiles } from '#db/schema/media-library.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { requireReady } from './media-rows.ts';
import type { MediaRow } from './media-rows.ts';
import { presentRows } from './present.ts';

interface Taking {
  db: Database;
  storage: Storage;
  collections: readonly Collection[];
}

interface Wanted {
  collection: string;
  field: string;
  language: Language;
}

/** A file in the form in which a field of a document keeps it, and what is told of it. */
export async function takeFile(taking: Taking, given: MediaRow | undefined, wanted: Wanted) {
  const row = requireReady(given);
  const field = fieldOf(taking.collections, wanted);
  if (field.widget !== row.kind)
    throw invalid({ param: 'field', msg: 'This field takes another kind of file.' });
  const stored = await storedFor(taking, row, field.fullSize ?? false);
  const [shown] = await presentRows(taking.db, [row], wanted.language);
  const { alts, place, credit, takenOn } = row;
  return { stored, alts, place, credit, takenOn, image: shown?.image ?? null };
}

function fieldOf(collections: readonly Collection[], { collection, field }: Wanted): Field {
  const declared = collections.find(({ name }) => name === collection);
  const fields = declared && { ...declared.facts, ...declared.words };
  const found = fields && Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (!found) throw invalid({ param: 'field', msg: 'There is no such field' });
  return found.of ?? found;
}

/** A copy in full size is made when a field asks for it the first time. */
export async function storedFor(
  { db, storage }: Pick<Taking, 'db' | 'storage'>,
  row: MediaRow,
  isFullSize: boolean,
): Promise<StoredFile | StoredPicture> {
  if (row.kind !== 'picture') return storedFile.parse(row.stored);
  const { fullBytes, ...picture } = storedPicture.parse(row.stored);
  if (!isFullSize) return picture;
  if (fullBytes !== undefined) return { ...picture, fullBytes };
  const bytes = await storage.get(originalKey(picture.key));
  if (!bytes) throw new Problem('notFound', { message: 'There is no such file in the library.' });
  const full = await storePicture(storage, { ...picture, type: row.type, bytes, fullSize: true });
  // Somebody may have cropped the picture meanwhile: the copy belongs to the one that was read.
  const withFull = sql`${mediaFiles.stored} || jsonb_build_object('fullBytes', ${full.fullBytes}::int)`;
  const isThatOne = and(eq(mediaFiles.id, row.id), eq(mediaFiles.key, picture.key));
  await db.update(mediaFiles).set({ stored: withFull }).where(isThatOne);
  return { ...picture, fullBytes: full.fullBytes };
}
