/** The query keys that pages read; any other never reaches a page, nor the key that it is kept under. */
const queryKeys: Record<string, readonly string[]> = {
  '/news': ['s', 'category', 'date', 'page'],
  '/events': ['month', 'day', 'category'],
  '/photos': ['s', 'page'],
  '/videos': ['s', 'page'],
  '/pressreleases': ['s', 'year', 'month', 'page'],
  '/speeches': ['s'],
  '/mediacoverage': ['s', 'date', 'page'],
  '/document': ['s', 'page'],
  '/audios': ['s', 'page'],
  '/infographics': ['page'],
  '/search': ['s', 'page'],
  '/join': ['sent'],
  '/newsletter': ['sent'],
  '/login': ['with'],
  '/register': ['with'],
};

/** The query keys that the page at a path (without its language) knows. */
export function queryKeysOfPage(path: string): readonly string[] {
  // The key of a request is in the link to its own page.
  if (path.startsWith('/grievance/')) return ['key'];
  return queryKeys[path] ?? [];
}
