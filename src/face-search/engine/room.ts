/** The memory that was given back last. */
let kept = new Float32Array();

/**
 * Lends memory for so many numbers, in which anything may stand. Having it anew for each picture takes
 * the system as long as decoding one.
 */
export async function withRoom<Made>(
  length: number,
  use: (room: Float32Array) => Promise<Made>,
): Promise<Made> {
  const room = kept.length >= length ? kept : new Float32Array(length);
  kept = new Float32Array();
  try {
    return await use(room.subarray(0, length));
  } finally {
    kept = room;
  }
}
