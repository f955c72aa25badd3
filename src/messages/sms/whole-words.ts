/** Shortens a text to the whole words that fit; a first one that is too long by itself is cut. */
export function wholeWords(text: string, longest: number): string {
  const [first = '', ...others] = text.trim().split(/\s+/);
  let fitting = first.slice(0, longest);
  for (const word of others) {
    if (fitting.length + 1 + word.length > longest) break;
    fitting += ` ${word}`;
  }
  return fitting;
}
