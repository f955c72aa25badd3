import { TagCache } from '#db/tag-cache.ts';

/**
 * Keeps findings about the lists of collections until the collection changes. Those who want the
 * same thing at the same time wait for one finding.
 */
export function createCollectionCache<Value extends {}>(maxEntries: number) {
  const cache = new TagCache<Value>({ maxSize: maxEntries, sizeOf: () => 1 });

  return {
    /** The kept value of a key, or the one that is found now. */
    async of(collection: string, key: string, find: () => Promise<Value>): Promise<Value> {
      const entry = `${collection} ${key}`;
      const tags = new Set([collection]);
      const make = async () => ({ value: await find(), tags, isCacheable: true });
      return cache.find(entry) ?? cache.inFlight(entry) ?? cache.make(entry, make);
    },
    /** A finding under way when this is called is not kept for those who come after. */
    forget: (collection: string) => cache.drop([collection]),
  };
}
