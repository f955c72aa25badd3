import { DIMENSIONS } from './model-id.ts';

/** The vector in the same direction, of length 1. */
export function unitOf(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector));
  return vector.map((each) => each / length);
}

/** The likeness of two vectors of length 1, from −1 to 1. */
export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let nth = 0; nth < a.length; nth += 1) sum += (a[nth] ?? 0) * (b[nth] ?? 0);
  return sum;
}

/** The numbers of a vector are far below this; what is above would be cut off. */
const LARGEST = 0.25;
const STEPS = 127;

/** The vector in one octet for each number, good enough to find those that are looked at more closely. */
export function quantised(vector: Float32Array): Int8Array {
  const out = new Int8Array(vector.length);
  for (const [nth, value] of vector.entries())
    out[nth] = Math.max(-STEPS, Math.min(STEPS, Math.round((value / LARGEST) * STEPS)));
  return out;
}

/** The likeness of two vectors of length 1 from the dot product of their octets; off by thousandths. */
export const likenessOf = (dotOfOctets: number): number => dotOfOctets * (LARGEST / STEPS) ** 2;

/** Bytes as they are stored and sent: little-endian numbers of 32 bits. */
export function bytesOf(vector: Float32Array): Buffer {
  return Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength);
}

export function vectorOf(bytes: Uint8Array): Float32Array {
  return new Float32Array(Uint8Array.from(bytes).buffer);
}

/** A vector that somebody sent: undefined unless it has the right length and can be one. */
export function acceptedVector(bytes: Uint8Array): Float32Array | undefined {
  if (bytes.length !== DIMENSIONS * Float32Array.BYTES_PER_ELEMENT) return undefined;
  const vector = vectorOf(bytes);
  const length = Math.sqrt(dot(vector, vector));
  return Number.isFinite(length) && length > 1e-3 && length < 1e6 ? unitOf(vector) : undefined;
}
