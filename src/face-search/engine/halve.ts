import type { Picture } from './picture.ts';

/** A copy of the picture half as wide and high: each pixel is the mean of four. */
export function halve(picture: Picture): Picture {
  const { data, width, height } = picture;
  const half = { width: width >> 1, height: height >> 1 };
  const out = new Uint8Array(half.width * half.height * 3);
  const isOfWords = width % 4 === 0 && data.byteOffset % 4 === 0;
  (isOfWords ? halveByWords : halveByOctets)(picture, out);
  return { data: out, ...half };
}

function halveByOctets({ data, width, height }: Picture, out: Uint8Array): void {
  const row = width * 3;
  let to = 0;
  for (let y = 0; y + 1 < height; y += 2) {
    let from = y * row;
    for (let x = 0; x + 1 < width; x += 2, from += 3)
      for (let colour = 0; colour < 3; colour += 1, from += 1, to += 1) {
        const above = (data[from] ?? 0) + (data[from + 3] ?? 0);
        const below = (data[from + row] ?? 0) + (data[from + row + 3] ?? 0);
        out[to] = (above + below + 2) >> 2;
      }
  }
}

/** The first and third octet of a word of four, each with room for a sum. */
const PAIR = 0x00ff00ff;
const LOW = 0xffff;

/**
 * Takes half the time, where each row is made of whole words of 32 bits: four pixels are three words, the lowest
 * octet first as on every processor in use.
 */
function halveByWords({ data, width, height }: Picture, out: Uint8Array): void {
  const words = new Uint32Array(data.buffer, data.byteOffset, data.length >> 2);
  const row = (width * 3) >> 2;
  for (let y = 0; y + 1 < height; y += 2)
    halveRows(words.subarray(y * row, (y + 2) * row), row, out, (y >> 1) * 2 * row);
}

/**
 * Adds two rows a word at a time, two octets in each half of a word. A function for each pair of rows, because what is
 * called seldom and runs long is not compiled for speed.
 */
function halveRows(words: Uint32Array, row: number, out: Uint8Array, start: number): void {
  let to = start;
  for (let at = 0; at < row; at += 3, to += 6) {
    const e0 = even(words, at, row);
    const o0 = odd(words, at, row);
    const e1 = even(words, at + 1, row);
    const o1 = odd(words, at + 1, row);
    const e2 = even(words, at + 2, row);
    const o2 = odd(words, at + 2, row);
    out[to] = ((e0 & LOW) + (o0 >>> 16) + 2) >> 2;
    out[to + 1] = ((o0 & LOW) + (e1 & LOW) + 2) >> 2;
    out[to + 2] = ((e0 >>> 16) + (o1 & LOW) + 2) >> 2;
    out[to + 3] = ((e1 >>> 16) + (o2 & LOW) + 2) >> 2;
    out[to + 4] = ((o1 >>> 16) + (e2 >>> 16) + 2) >> 2;
    out[to + 5] = ((e2 & LOW) + (o2 >>> 16) + 2) >> 2;
  }
}

/** The sums of the first and third octets of two words, one below the other. */
const even = (words: Uint32Array, at: number, row: number) =>
  ((words[at] ?? 0) & PAIR) + ((words[at + row] ?? 0) & PAIR);

/** The sums of the second and fourth octets. */
const odd = (words: Uint32Array, at: number, row: number) =>
  (((words[at] ?? 0) >>> 8) & PAIR) + (((words[at + row] ?? 0) >>> 8) & PAIR);
