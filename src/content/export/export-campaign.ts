import type { Executor } from '#db/database.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { Collection } from '../declare/collection.ts';
import type { StoredFile, StoredPicture } from '../declare/files.ts';
import { fileName, originalKey, sizeName } from '../files/addresses.ts';
import type { ExportedFile } from './exported-file.ts';
import { createMediaNames } from './media-names.ts';
import { readStored } from './read-stored.ts';
import { writeDocument } from './write-document.ts';
import type { WrittenFiles } from './write-document.ts';

interface CampaignExport {
  db: Executor;
  storage: Pick<Storage, 'has'>;
  collections: readonly Collection[];
  /** Files at the top, such as the short addresses. */
  beside?: readonly ExportedFile[];
}

/** The list of what no file could hold; the importer does not read it. */
export const LEFT_OUT = 'left-out.txt';

/**
 * Yields the whole campaign as files that the importer takes, a document after the other, so that no
 * more than a hundred are in memory. At the end comes a list of what the files could not hold, where
 * there is anything of the kind.
 */
export async function* exportCampaign({
  db,
  storage,
  collections,
  beside = [],
}: CampaignExport): AsyncGenerator<ExportedFile> {
  const nameMedia = createMediaNames();
  const leftOut: string[] = [];
  yield* beside;
  for (const collection of collections) {
    const folder = collection.name;
    for await (const document of readStored(db, collection)) {
      const written = writeDocument(collection, document, nameMedia);
      const address = `${folder}/${document.slug}`;
      leftOut.push(...written.leftOut.map((each) => `${address}: ${each}`));
      for (const { name, text } of written.texts)
        yield { path: `${folder}/${name}`, content: { text } };
      const { stored, lost } = await findStored(written.media, storage);
      leftOut.push(...lost.map((name) => `${address}: ${name}, which is not in storage`));
      for (const { name, key } of stored) yield { path: `${folder}/${name}`, content: { key } };
    }
  }
  if (leftOut.length > 0) yield { path: LEFT_OUT, content: { text: `${leftOut.join('\n')}\n` } };
}

/** The files of a document with their keys in storage, and the names of those that are not there. */
async function findStored(media: WrittenFiles['media'], storage: Pick<Storage, 'has'>) {
  const keys = await Promise.all(
    media.map(async ({ name, file }) => ({ name, key: await keyOf(file, storage) })),
  );
  return {
    stored: keys.flatMap(({ name, key }) => (key === undefined ? [] : [{ name, key }])),
    lost: keys.flatMap(({ name, key }) => (key === undefined ? [name] : [])),
  };
}

/** Pictures go as they came; those that were stored before originals were kept, in their largest copy. */
async function keyOf(file: StoredFile | StoredPicture, storage: Pick<Storage, 'has'>) {
  const places =
    'widths' in file
      ? [originalKey(file.key), sizeName(file.key, Math.max(...file.widths), 'webp')]
      : [fileName(file.key, file.type)];
  for (const place of places) if (await storage.has(place)) return place;
  return undefined;
}
