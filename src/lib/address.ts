/** A path with the filters that are set: `withQuery('/news', { s: 'bus', page: '' })` is `/news?s=bus`. */
export function withQuery(
  path: string,
  filters: Record<string, string | number | undefined>,
): string {
  const set = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
  if (set.length === 0) return path;
  return `${path}?${new URLSearchParams(set.map(([key, value]) => [key, String(value)]))}`;
}
