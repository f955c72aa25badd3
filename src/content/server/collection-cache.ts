import { TagCache } from '#db/tag-cache.ts';

/**
 * Caches facts about the lists of collections until the collection changes. Requests for the same key
 * at the same time share one query.
 */
export function createCollectionCache<Value extends {}>(maxEntries: number) {
  const cache = new TagCache<Value>({ maxSize: maxEntries, sizeOf: () => 1 });

  return {
    /** The cached value of a key, or the one that is found now. */
    async of(collection: string, key: string, find: () => Promise<Value>): Promise<Value> {
      const entry = `${collection} ${key}`;
      const tags = new Set([collection]);
      const make = async () => ({ value: await find(), tags, isCacheable: true });
      return cache.find(entry) ?? cache.inFlight(entry) ?? cache.make(entry, make);
    },
    /** Drops a collection's values; a query under way at this moment is not cached. */
    forget: (collection: string) => cache.drop([collection]),
  };
}
