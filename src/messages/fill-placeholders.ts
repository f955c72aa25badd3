/** Fills every `{placeholder}` of a text; a placeholder without a value is a fault of ours. */
export function fillPlaceholders(
  words: string,
  valueOf: (hole: string) => string | undefined,
): string {
  return words.replace(/\{(\w+)\}/g, (_, hole: string) => {
    const value = valueOf(hole);
    if (value === undefined) throw new Error(`Nothing fills {${hole}}`);
    return value;
  });
}
