/** The query keys that pages read; any other never reaches a page, nor the key that it is kept under. */
const queryKeys: Record<string, readonly string[]> = {
  '/news': ['s', 'category', 'date', 'page'],
  '/search': ['s', 'page'],
  '/join': ['sent'],
  '/newsletter': ['sent'],
};

/** The query keys that the page at a path (without its language) knows. */
export function queryKeysOfPage(path: string): readonly string[] {
  return queryKeys[path] ?? [];
}
