import type { Collection } from '#content/declare/collection.ts';
import { findDocuments } from '#content/import/find-documents.ts';
import type { Addressed } from '#content/server/example/find-example.ts';
import { DEMO } from './demo-folder.ts';

/** The documents of the example, as its files name them; none where the folder was removed. */
export async function findImported(
  collections: readonly Collection[],
): Promise<readonly Addressed[]> {
  const files = await findDocuments(DEMO, collections, () => undefined).catch(() => []);
  return files.map(({ collection, slug }) => ({ collection: collection.name, slug }));
}
