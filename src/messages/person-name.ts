const LONGEST = 60;

/**
 * A person's name as a message may carry it. Whoever registers may type anything, and give an
 * address that is somebody else's: nothing in a name may look like a link or an advertisement.
 */
export function personName(typed: string): string {
  const letters = typed.replace(/[^\p{L}\p{M}\p{Join_Control} .'’-]+/gu, ' ');
  const spaced = letters.replace(/\.(?=\S)/g, '. ').replace(/\s+/g, ' ');
  return [...spaced.trim()].slice(0, LONGEST).join('').trim();
}
