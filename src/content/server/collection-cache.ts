/**
 * What was found out about the lists of a collection, kept until the collection changes. Those who
 * want the same thing at the same time wait for one finding.
 */
export function createCollectionCache<Value>(mostKept: number) {
  const byCollection = new Map<string, Map<string, Promise<Value>>>();

  return {
    /** The kept value of a key, or the one that is found now. */
    of(collection: string, key: string, find: () => Promise<Value>): Promise<Value> {
      const kept = byCollection.get(collection) ?? new Map<string, Promise<Value>>();
      byCollection.set(collection, kept);
      const known = kept.get(key);
      if (known) return known;
      if (kept.size >= mostKept) kept.clear();
      const finding = find();
      kept.set(key, finding);
      finding.catch(() => kept.delete(key));
      return finding;
    },
    /** A finding under way when this is called is not kept for those who come after. */
    forget(collection: string): void {
      byCollection.delete(collection);
    },
  };
}
