/**
 * Replaces halves of character pairs by U+FFFD in every text of a parsed value, in place. A field that
 * cuts an emoji at its limit leaves one, and no JSON in the database can hold it.
 */
export function replaceHalfPairs(root: unknown): void {
  // A body may be thousands of levels deep, so this keeps its own stack.
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const holder = waiting.pop();
    if (typeof holder !== 'object' || holder === null) continue;
    for (const [key, inner] of Object.entries(holder)) {
      if (typeof inner !== 'string') waiting.push(inner);
      else if (!inner.isWellFormed()) Object.assign(holder, { [key]: inner.toWellFormed() });
    }
  }
}
