/**
 * How many rows each filter finds, counted once and kept until the collection changes: counting
 * 100,000 rows costs more than reading the page of 12 that they are counted for.
 */
export function createTotals(mostKept = 5_000) {
  const byCollection = new Map<string, Map<string, number>>();

  return {
    /** The kept total, or the counted one. */
    async of(collection: string, filter: string, count: () => Promise<number>): Promise<number> {
      const kept = byCollection.get(collection) ?? new Map<string, number>();
      byCollection.set(collection, kept);
      const known = kept.get(filter);
      if (known !== undefined) return known;
      const total = await count();
      if (kept.size >= mostKept) kept.clear();
      // A change that came while counting has put a new map in place; the old one is forgotten.
      kept.set(filter, total);
      return total;
    },
    forget(collection: string): void {
      byCollection.delete(collection);
    },
  };
}
