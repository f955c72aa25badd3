import type { Levels } from './detect.ts';
import type { Picture } from './picture.ts';

/** Leads from a pixel of what is made to a place in the picture: `x' = a·x − b·y + dx`, `y' = b·x + a·y + dy`. */
export interface Similarity {
  a: number;
  b: number;
  dx: number;
  dy: number;
}

/** From so many pixels for one on, the pixels between are looked at too. */
const COARSE = 1.3;

/**
 * Draws a square part of a picture, turned and scaled, `side` pixels wide: three octets each. It is
 * taken from the smallest level that still has as many pixels; outside the picture everything is black.
 */
export function sample(levels: Levels, side: number, at: Similarity): Float32Array {
  const width = levels.at(-1)?.width ?? 1;
  const step = Math.hypot(at.a, at.b);
  const level = levels.find((each) => (step * each.width) / width >= 1) ?? levels.at(-1);
  const out = new Float32Array(side * side * 3);
  if (!level) return out;
  const scale = level.width / width;
  const fitted = { a: at.a * scale, b: at.b * scale, dx: at.dx * scale, dy: at.dy * scale };
  const parts = step * scale > COARSE ? 2 : 1;
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      addPixel(out, (y * side + x) * 3, { level, fitted, x, y, parts });
  return out;
}

interface Pixel {
  level: Picture;
  fitted: Similarity;
  x: number;
  y: number;
  parts: number;
}

function addPixel(out: Float32Array, to: number, { level, fitted, x, y, parts }: Pixel): void {
  const { a, b, dx, dy } = fitted;
  const weight = 1 / (parts * parts);
  for (let part = 0; part < parts * parts; part += 1) {
    const u = x + ((part % parts) + 0.5) / parts - 0.5;
    const v = y + (Math.floor(part / parts) + 0.5) / parts - 0.5;
    addBetween(out, to, level, { x: a * u - b * v + dx, y: b * u + a * v + dy, weight });
  }
}

/** Adds what lies between four pixels. */
function addBetween(
  out: Float32Array,
  to: number,
  { data, width, height }: Picture,
  { x, y, weight }: { x: number; y: number; weight: number },
): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  for (let corner = 0; corner < 4; corner += 1) {
    const column = left + (corner & 1);
    const row = top + (corner >> 1);
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const share = (1 - Math.abs(x - column)) * (1 - Math.abs(y - row)) * weight;
    const from = (row * width + column) * 3;
    for (let channel = 0; channel < 3; channel += 1)
      out[to + channel] = (out[to + channel] ?? 0) + share * (data[from + channel] ?? 0);
  }
}
