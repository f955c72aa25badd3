/** Whether an `if-none-match` header names the tag. It compares weakly, as RFC 9110 wants here. */
export function matchesEtag(header: string, etag: string): boolean {
  if (header.trim() === '*') return true;
  return header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}
