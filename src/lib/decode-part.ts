/** A part of an address as it was before it was encoded; undefined for what nobody could have encoded. */
export function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
