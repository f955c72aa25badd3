/** With more a code would not fit into what one is paid for. */
const LONGEST = 24;

/** The campaign's name as a short message has room for it: whole words, as many as fit. */
export function campaignName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  let fitting = first.slice(0, LONGEST);
  for (const word of others) {
    if (fitting.length + 1 + word.length > LONGEST) break;
    fitting += ` ${word}`;
  }
  return fitting;
}
