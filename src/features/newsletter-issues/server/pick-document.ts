import type { z } from 'zod';
import type { Collection } from '#content/declare/collection.ts';
import type { itemBase } from '#content/declare/item.ts';
import type { Reader } from '#content/server/reader.ts';
import type { Language } from '#contract/languages.ts';

/** The fields that documents of every collection have. */
export type AnyItem = z.output<z.ZodObject<typeof itemBase>>;

interface Library {
  reader: Reader;
  /** The collections that people read. */
  searchable: readonly Collection[];
}

/** A document of any collection that people read, with its collection; undefined unless it is public. */
export async function pickDocument(
  { reader, searchable }: Library,
  { collection: name, id }: { collection: string; id: string },
  language: Language,
): Promise<{ collection: Collection; item: AnyItem } | undefined> {
  const collection = searchable.find((each) => each.name === name);
  const [found] = collection ? await reader.pick(collection, language, [id]) : [];
  // Its type is known for a collection that is named alone.
  return collection && found ? { collection, item: found as unknown as AnyItem } : undefined;
}

/** The newest documents of a collection that have a page of their own. */
export async function newestOf(
  reader: Reader,
  collection: Collection,
  language: Language,
  most: number,
): Promise<AnyItem[]> {
  const { data } = await reader.list(collection, language, { page: 1, size: most });
  return (data as unknown as AnyItem[]).filter(({ path }) => path !== null);
}
