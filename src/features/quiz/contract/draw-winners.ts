/** SHA-256 in hexadecimal, in a browser as on the server. */
async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The seal that is published before a draw; its seed, published afterwards, must have it. */
export const sealOf = (seed: string): Promise<string> => sha256(seed);

/**
 * The tickets that win: each is hashed together with the seed, and the smallest hashes win. The order of
 * the tickets makes no difference.
 */
export async function winnersOf(
  seed: string,
  tickets: readonly string[],
  prizes: number,
): Promise<string[]> {
  const hashed = await Promise.all(
    tickets.map(async (ticket) => ({ ticket, hash: await sha256(`${seed}:${ticket}`) })),
  );
  return hashed
    .toSorted((one, other) => (one.hash < other.hash ? -1 : 1))
    .slice(0, prizes)
    .map(({ ticket }) => ticket);
}
