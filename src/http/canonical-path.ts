const plain = /^[/\w.~-]*$/;

const controlCharacter = /\p{Cc}/u;
/** Segments that a URL parser would resolve or that a router might skip: `//`, `/./` and `/../`. */
const detour = /\/(\.{0,2})(?=\/)|\/\.{1,2}$/;

/**
 * A path in its one spelling, so that `/%6eews` and `/news` are the same; undefined for broken
 * percent-encoding, control characters, detours, and what does not begin with a slash.
 */
export function canonicalPath(path: string): string | undefined {
  if (!path.startsWith('/')) return undefined;
  const canonical = plain.test(path) ? path : respelled(path);
  return canonical === undefined || detour.test(canonical) ? undefined : canonical;
}

function respelled(path: string): string | undefined {
  try {
    return path.split('/').map(canonicalSegment).join('/');
  } catch {
    return undefined;
  }
}

function canonicalSegment(segment: string): string {
  const text = decodeURIComponent(segment);
  if (controlCharacter.test(text)) throw new URIError('A path holds no control characters');
  return encodeURIComponent(text);
}
